import type { FormError } from '#web/shared/ui/form-errors.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { NumberField } from '#web/shared/ui/number-field.tsx';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { textIn, textsIn, type Field, type Typed } from './fields.ts';
import { PictureInput } from './picture-input.tsx';
import { PricesInput } from './prices-input.tsx';
import { QuestionsInput } from './questions-input.tsx';
import { ReferencesInput } from './references-input.tsx';
import { TextsInput } from './texts-input.tsx';

export type FieldInputProps = {
  field: Field;
  typed: Typed | undefined;
  errors: readonly FormError[];
  onChange: (typed: Typed) => void;
};

/** The control of a field, by its kind. */
export function FieldInput(props: FieldInputProps) {
  const { field, typed, errors, onChange } = props;
  const { label, help, optional, name } = field;
  const facts = { label, help, optional, name, error: errors.map(({ message }) => message) };

  switch (field.kind) {
    case 'text':
      return (
        <TextField
          {...facts}
          value={textIn(typed)}
          maxLength={field.longest}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'number':
      return (
        <NumberField
          {...facts}
          decimals={field.decimals ?? 0}
          value={textIn(typed)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'choice':
    case 'reference':
      return (
        <SelectField {...facts} value={textIn(typed)} onChange={({ target }) => onChange(target.value)}>
          {field.none !== undefined && <option value="">{field.none}</option>}
          {textIn(typed) !== '' && !field.choices.some(({ key }) => key === typed) && (
            <option value={textIn(typed)}>{textIn(typed)}</option>
          )}
          <Options of={field.choices} />
        </SelectField>
      );
    case 'flag':
      return (
        <CheckboxField
          label={label}
          help={help}
          name={name}
          error={facts.error}
          checked={typed === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'texts':
      return (
        <TextsInput
          {...facts}
          texts={textsIn(typed)}
          longest={field.longest}
          isLong={field.isLong}
          onChange={onChange}
        />
      );
    case 'lines':
      return <TextsInput {...facts} texts={textsIn(typed)} isLong onChange={onChange} />;
    case 'references':
      return <ReferencesInput {...props} field={field} />;
    case 'prices':
      return <PricesInput {...props} />;
    case 'questions':
      return <QuestionsInput {...props} />;
    case 'picture':
      return <PictureInput {...props} />;
  }
}
