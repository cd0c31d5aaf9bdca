import type { ComponentProps } from 'react';
import { Field, type FieldTexts, useControl } from './field.tsx';
import styles from './control.module.css';

type SelectFieldProps = FieldTexts & Omit<ComponentProps<'select'>, 'className' | 'style' | 'multiple'>;

export function SelectField({ label, optional, help, error, ...native }: SelectFieldProps) {
  const texts = { label, optional, help, error };
  const control = useControl(native.id, texts);
  return (
    <Field {...texts} of={control}>
      <select {...native} {...control} className={styles.select} />
    </Field>
  );
}
