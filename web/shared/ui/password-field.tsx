import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Field, type FieldTexts, useControl, useCounter } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import type { NativeInput } from './text-field.tsx';
import styles from './control.module.css';

type PasswordFieldProps = FieldTexts &
  NativeInput & {
    autoComplete: 'current-password' | 'new-password';
    showLabel: string;
    hideLabel: string;
    strength?: ReactNode;
  };

export function PasswordField(props: PasswordFieldProps) {
  const { label, optional, help, error, showLabel, hideLabel, strength, ...native } = props;
  const texts = { label, optional, help, error };
  const { counter, onInput } = useCounter(native);
  const control = useControl(native.id, texts, counter);
  const [shown, setShown] = useState(false);
  return (
    <Field {...texts} of={control} counter={counter}>
      <div className={styles.around}>
        <input
          autoCapitalize="off"
          spellCheck={false}
          {...native}
          {...control}
          onInput={onInput}
          type={shown ? 'text' : 'password'}
          className={styles.root}
        />
        <span className={styles.action}>
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? hideLabel : showLabel}
            aria-controls={control.id}
            onPress={() => setShown(!shown)}
          />
        </span>
      </div>
      {strength}
    </Field>
  );
}
