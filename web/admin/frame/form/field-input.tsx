import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { NumberField } from '#web/shared/ui/number-field.tsx';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { AmountInput, DaysInput, SeveralInput } from './plain-inputs.tsx';
import { textIn, textsIn, type Field, type FieldInputProps, type Kind, type TypedRow } from './fields.ts';
import { PictureInput } from './picture-input.tsx';
import { PricesInput } from './prices-input.tsx';
import { QuestionsInput } from './questions-input.tsx';
import { ReferencesInput } from './references-input.tsx';
import { TextsInput } from './texts-input.tsx';
import { UploadInput } from './upload-input.tsx';

/** The control of a field, by its kind. */
export function FieldInput(props: FieldInputProps) {
  const { field, typed, onChange } = props;

  switch (field.kind) {
    case 'text':
      return (
        <TextField
          {...factsOf(props)}
          value={textIn(typed)}
          maxLength={field.longest}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'number':
      return (
        <NumberField
          {...factsOf(props)}
          decimals={field.decimals ?? 0}
          value={textIn(typed)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'flag': {
      const { optional: _optional, ...facts } = factsOf(props);
      return <CheckboxField {...facts} checked={typed === true} onChange={({ target }) => onChange(target.checked)} />;
    }
    case 'choice':
    case 'reference':
      return <ChoiceInput {...props} field={field} />;
    default:
      return <OtherInput {...props} field={field} />;
  }
}

type Of<K extends Kind> = Omit<FieldInputProps, 'field'> & { field: Extract<Field, { kind: K }> };

function factsOf({ field: { name, label, help, optional }, errors }: FieldInputProps) {
  return { name, label, help, optional, error: errors.map(({ message }) => message) };
}

/** One of the choices; a value that they do not have (yet) stays. */
function ChoiceInput(props: Of<'choice' | 'reference'>) {
  const { field, typed, onChange } = props;
  const value = textIn(typed);
  const isKnown = value === '' || field.choices.some(({ key }) => key === value);

  return (
    <SelectField {...factsOf(props)} value={value} onChange={({ target }) => onChange(target.value)}>
      {field.none !== undefined && <option value="">{field.none}</option>}
      {!isKnown && <option value={value}>{value}</option>}
      <Options of={field.choices} />
    </SelectField>
  );
}

type LargeKind = 'texts' | 'lines' | 'references' | 'prices' | 'questions' | 'picture' | 'upload';

/** What has a unit or a clock, or several boxes. */
function OtherInput(props: Of<LargeKind | 'moment' | 'day' | 'amount' | 'several'>) {
  const { field } = props;

  switch (field.kind) {
    case 'moment':
      return <DaysInput {...props} type="datetime-local" />;
    case 'day':
      return <DaysInput {...props} type="date" />;
    case 'amount':
      return <AmountInput {...props} field={field} />;
    case 'several':
      return <SeveralInput {...props} field={field} />;
    default:
      return <LargeInput {...props} field={field} />;
  }
}

/** Those that fit what is chosen in another field. */
function withChoices(field: Extract<Field, { kind: 'references' }>, row: TypedRow) {
  const { choicesBy } = field;
  return choicesBy ? { ...field, choices: choicesBy.of[textIn(row[choicesBy.field])] ?? [] } : field;
}

/** A control of several parts. */
function LargeInput(props: Of<LargeKind>) {
  const { field, typed, onChange } = props;

  switch (field.kind) {
    case 'texts':
      return (
        <TextsInput
          {...factsOf(props)}
          texts={textsIn(typed)}
          longest={field.longest}
          isLong={field.isLong}
          rows={field.rows}
          onChange={onChange}
        />
      );
    case 'lines':
      return <TextsInput {...factsOf(props)} texts={textsIn(typed)} isLong onChange={onChange} />;
    case 'references':
      return <ReferencesInput {...props} field={withChoices(field, props.row)} />;
    case 'prices':
      return <PricesInput {...props} />;
    case 'questions':
      return <QuestionsInput {...props} />;
    case 'picture':
      return <PictureInput {...props} />;
    case 'upload':
      return <UploadInput {...props} field={field} />;
  }
}
