import { ChevronDown } from 'lucide-react';
import {
  Button,
  ComboBox,
  FieldError,
  Input,
  type Key,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import { classes } from './classes.ts';
import type { FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';
import { asSentence } from './sentence.ts';
import field from './field.module.css';
import { standInForReactAriaStyle } from './react-aria-style.ts';
import control from './control.module.css';
import styles from './combobox-field.module.css';

standInForReactAriaStyle();

export type Suggestion = { id: Key; name: string; hint?: string | undefined };

type ComboboxFieldProps = Omit<FieldTexts, 'label' | 'error'> & {
  label: string;
  error?: string | undefined;
  name?: string | undefined;
  suggestions: readonly Suggestion[];
  value: Key | null;
  onChange: (id: Key | null) => void;
  /** Searched on the server: the suggestions are its answer. */
  onSearch?: ((text: string) => void) | undefined;
  /** When nothing is found. */
  emptyText: string;
};

/** A choice from a list too long to unfold, found by typing. It weighs: only for pages behind a sign-in. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, optional, help, error, name, suggestions, value, onChange, onSearch, emptyText } = props;
  const source = onSearch ? { items: suggestions, onInputChange: onSearch } : { defaultItems: suggestions };
  return (
    <ComboBox
      {...source}
      className={classes(field.root)}
      {...(name && { name })}
      value={value}
      onChange={onChange}
      isInvalid={Boolean(error)}
      allowsEmptyCollection
      menuTrigger="focus"
    >
      <Label className={classes(field.label)}>
        {label} {optional && <span className={field.optional}>{optional}</span>}
      </Label>
      <div className={control.around}>
        <Input className={classes(control.root)} />
        <Button className={classes(styles.open)}>
          <Icon of={ChevronDown} />
        </Button>
      </div>
      <Notes help={help} error={error} />
      <Popover className={classes(styles.list)}>
        <ListBox<Suggestion> renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}>
          {(suggestion) => (
            <ListBoxItem className={classes(styles.item)} textValue={suggestion.name}>
              {suggestion.name} {suggestion.hint && <small>{suggestion.hint}</small>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

function Notes({ help, error }: Pick<ComboboxFieldProps, 'help' | 'error'>) {
  if (error) return <FieldError className={classes(field.error)}>{asSentence(error)}</FieldError>;
  return (
    help && (
      <Text slot="description" className={classes(field.help)}>
        {help}
      </Text>
    )
  );
}
