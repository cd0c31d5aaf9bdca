import { decimalsOf } from '#contract/visitor-values.ts';
import { operatorCurrencies } from '#web/shared/visitor/visitor.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { ChoiceGroup } from '#web/shared/ui/choice-group.tsx';
import { NumberField } from '#web/shared/ui/number-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { keysIn, textIn, type Field, type FieldInputProps } from './fields.ts';
import styles from './record-form.module.css';

type DaysInputProps = FieldInputProps & { type: 'date' | 'datetime-local' };

/** A day, or a day with its time on the clock of the place. */
export function DaysInput({ field: { name, label, help, optional }, typed, errors, onChange, type }: DaysInputProps) {
  return (
    <TextField
      type={type}
      name={name}
      label={label}
      help={help}
      optional={optional}
      error={errors.map(({ message }) => message)}
      value={textIn(typed)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type AmountInputProps = Omit<FieldInputProps, 'field'> & { field: Extract<Field, { kind: 'amount' }> };

/** An amount of the currency that is chosen in another field. */
export function AmountInput({ field, typed, errors, row, onChange }: AmountInputProps) {
  const { name, label, help, optional, currencyField } = field;
  const currency = operatorCurrencies().find(({ id }) => String(id) === textIn(row[currencyField]));

  return (
    <NumberField
      name={name}
      label={currency ? `${label} (${currency.key.toUpperCase()})` : label}
      help={help}
      optional={optional}
      decimals={decimalsOf(currency?.key ?? '')}
      error={errors.map(({ message }) => message)}
      value={textIn(typed)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type SeveralInputProps = Omit<FieldInputProps, 'field'> & { field: Extract<Field, { kind: 'several' }> };

/** A box for each choice; what is chosen stays in the order of the choices. */
export function SeveralInput({ field, typed, errors, onChange }: SeveralInputProps) {
  const { label, help, name, choices } = field;
  const keys = keysIn(typed);
  const choose = (key: string, isChosen: boolean) =>
    onChange(choices.map((choice) => choice.key).filter((each) => (each === key ? isChosen : keys.includes(each))));

  return (
    <ChoiceGroup legend={label} help={help} error={errors.map(({ message }) => message)}>
      <div className={styles.narrow}>
        {choices.map((choice) => (
          <CheckboxField
            key={choice.key}
            name={name}
            label={choice.name}
            checked={keys.includes(choice.key)}
            onChange={({ target }) => choose(choice.key, target.checked)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
