import type { ComponentProps } from 'react';
import { Field, type FieldTexts, useControl, useCounter } from './field.tsx';
import styles from './control.module.css';

export type NativeInput = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'onInput' | 'children'>;

type TextFieldProps = FieldTexts &
  NativeInput & {
    type?: 'text' | 'email' | 'tel' | 'date' | 'datetime-local' | 'time' | undefined;
  };

export function TextField({ label, optional, help, error, type = 'text', ...native }: TextFieldProps) {
  const texts = { label, optional, help, error };
  const { counter, onInput } = useCounter(native);
  const control = useControl(native.id, texts, counter);
  return (
    <Field {...texts} of={control} counter={counter}>
      <div className={styles.around}>
        <input {...native} {...control} type={type} onInput={onInput} className={styles.root} />
      </div>
    </Field>
  );
}
