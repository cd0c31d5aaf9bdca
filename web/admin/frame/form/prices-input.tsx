import { decimalsOf } from '#contract/visitor-values.ts';
import { ChoiceGroup } from '#web/shared/ui/choice-group.tsx';
import { NumberField } from '#web/shared/ui/number-field.tsx';
import { operatorCurrencies } from '#web/shared/visitor/visitor.ts';
import { textsIn, type FieldInputProps } from './fields.ts';
import styles from './record-form.module.css';

/** A price in each currency of the site; empty where it is not sold. */
export function PricesInput({ field: { label, help, name }, typed, errors, onChange }: FieldInputProps) {
  const amounts = textsIn(typed);

  return (
    <ChoiceGroup legend={label} help={help} error={errors.map(({ message }) => message)}>
      <div className={styles.narrow}>
        {operatorCurrencies().map(({ id, key }, place) => (
          <NumberField
            key={id}
            label={key.toUpperCase()}
            name={place === 0 ? name : `${name}.${id}`}
            decimals={decimalsOf(key)}
            value={amounts[id] ?? ''}
            onChange={({ target }) => onChange({ ...amounts, [id]: target.value })}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
