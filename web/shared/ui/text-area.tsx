import type { ComponentProps } from 'react';
import { Field, type FieldTexts, useControl, useCounter } from './field.tsx';
import styles from './control.module.css';

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'onInput' | 'children'>;

export function TextArea({ label, optional, help, error, ...native }: TextAreaProps) {
  const texts = { label, optional, help, error };
  const { counter, onInput } = useCounter(native);
  const control = useControl(native.id, texts, counter);
  return (
    <Field {...texts} of={control} counter={counter} isLong>
      <textarea {...native} {...control} onInput={onInput} className={styles.area} />
    </Field>
  );
}
