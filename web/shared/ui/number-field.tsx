import type { InputEvent } from 'react';
import { Field, type FieldTexts, useControl, useCounter } from './field.tsx';
import { type NumberRules, numberText } from './number-text.ts';
import type { NativeInput } from './text-field.tsx';
import styles from './control.module.css';

type NumberFieldProps = FieldTexts & Omit<NativeInput, 'onBeforeInput'> & NumberRules & { unit?: string | undefined };

/** A number as text: read it with `numberOf` (specification 5). */
export function NumberField(props: NumberFieldProps) {
  const { label, optional, help, error, unit, decimals = 2, scientific = false, onChange, ...native } = props;
  const texts = { label, optional, help, error };
  const rules = { decimals, scientific };
  const { counter, onInput } = useCounter(native);
  const control = useControl(native.id, texts, counter);
  return (
    <Field {...texts} of={control} counter={counter}>
      <div className={styles.around}>
        <input
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          {...native}
          {...control}
          type="text"
          className={styles.figure}
          onBeforeInput={(event) => refuseOther(event, rules)}
          onInput={onInput}
          onChange={(event) => {
            const kept = numberText(event.target.value, rules);
            if (kept !== event.target.value) event.target.value = kept;
            onChange?.(event);
          }}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
      </div>
    </Field>
  );
}

// Refused before it is written, a wrong letter does not move the caret to the end.
function refuseOther(event: InputEvent<HTMLInputElement>, rules: NumberRules) {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  if (!event.data || event.data.length > 1) return;
  const typed = value.slice(0, selectionStart ?? value.length) + event.data + value.slice(selectionEnd ?? value.length);
  if (numberText(typed, rules) !== typed) event.preventDefault();
}
