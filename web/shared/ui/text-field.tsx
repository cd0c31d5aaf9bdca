import type { ComponentProps } from 'react';
import { Field, type FieldTexts, useControl, useCounter } from './field.tsx';
import styles from './control.module.css';

export type NativeInput = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'onInput' | 'children'>;

type TextFieldProps = FieldTexts &
  NativeInput & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'time' | 'datetime-local' | undefined;
    /** Stands inside the frame, after what is written: "AOA", "h". */
    unit?: string | undefined;
  };

/** One line of text, or a date. */
export function TextField({ label, optional, help, error, unit, type = 'text', ...native }: TextFieldProps) {
  const texts = { label, optional, help, error };
  const { counter, onInput } = useCounter(native);
  const control = useControl(native.id, texts, counter);
  return (
    <Field {...texts} of={control} counter={counter}>
      <div className={styles.around}>
        <input {...native} {...control} type={type} onInput={onInput} className={styles.root} />
        {unit && <span className={styles.unit}>{unit}</span>}
      </div>
    </Field>
  );
}
