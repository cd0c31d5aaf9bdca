import { Field, type FieldTexts, useControl } from './field.tsx';
import type { NativeInput } from './text-field.tsx';
import styles from './control.module.css';

export function CodeField({ label, help, error, ...native }: Omit<FieldTexts, 'optional'> & NativeInput) {
  const texts = { label, help, error };
  const control = useControl(native.id, texts);
  return (
    <Field {...texts} of={control}>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        {...native}
        {...control}
        className={styles.code}
      />
    </Field>
  );
}
