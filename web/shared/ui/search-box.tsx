import { Search } from 'lucide-react';
import { Suspense, useId, useState, type ComponentProps, type ComponentType } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import styles from './search-box.module.css';

type SearchInputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'size' | 'children'> & {
  label: string;
  large?: boolean | undefined;
  popup?: ComponentType<{ input: HTMLInputElement; list: string }> | undefined;
};

type Landmark = { landmark: string };

type SearchBoxProps = SearchInputProps &
  Landmark & {
    action: string;
    onSearch: (text: string) => void;
  };

/** Without script it submits to `action` by GET, with the text as `search`. */
export function SearchBox({ landmark, action, onSearch, ...input }: SearchBoxProps) {
  return (
    <form
      role="search"
      className={classes(styles.root, input.large && styles.large)}
      aria-label={landmark}
      action={action}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('search');
        onSearch(typeof text === 'string' ? text.trim() : '');
      }}
    >
      <SearchInput {...input} />
    </form>
  );
}

export function SearchPart({ landmark, ...input }: Omit<SearchInputProps, 'large'> & Landmark) {
  return (
    <div role="search" className={styles.root} aria-label={landmark}>
      <SearchInput {...input} />
    </div>
  );
}

function SearchInput({ label, large = false, popup: Popup, ...native }: SearchInputProps) {
  const t = useTexts('shell');
  const [entered, setEntered] = useState<HTMLInputElement>();
  const list = useId();
  return (
    <>
      <input
        autoComplete="off"
        enterKeyHint="search"
        name="search"
        placeholder={label}
        {...native}
        {...(Popup && comboboxOf(list))}
        // The field may have the focus before hydration.
        ref={(input) => void (input && input === document.activeElement && setEntered(input))}
        onFocus={(event) => setEntered(event.currentTarget)}
        type="search"
        aria-label={label}
      />
      {large ? (
        <Button type="submit" aria-label={t('search')}>
          <Icon of={Search} />
          <span>{t('search')}</span>
        </Button>
      ) : (
        <IconButton type="submit" icon={Search} label={t('search')} />
      )}
      {Popup && entered && (
        <Suspense>
          <Popup input={entered} list={list} />
        </Suspense>
      )}
    </>
  );
}

function comboboxOf(list: string) {
  return { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false, 'aria-controls': list } as const;
}
