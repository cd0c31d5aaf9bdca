import { useState } from 'react';
import { passwordMinLength } from '#contract/identity/values.ts';
import { useAppStart } from '#web/shared/visitor/app-settings.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { PasswordField } from '#web/shared/ui/password-field.tsx';
import { passwordStrength } from '#web/shared/ui/password-strength.ts';
import { StrengthMeter } from '#web/shared/ui/strength-meter.tsx';

const words = ['strength_none', 'strength_weak', 'strength_fair', 'strength_good', 'strength_strong'] as const;

/** How many characters the operator asks for. */
export function usePasswordMinLength(): number {
  const set = Number.parseInt(useAppStart(({ settings }) => settings.passwordMinLength) ?? '', 10);
  return Number.isFinite(set) ? set : passwordMinLength;
}

type NewPasswordProps = { error: string | undefined; guessable: () => string[] };

/** A password being chosen, with how hard it is to guess. */
export function NewPassword({ error, guessable }: NewPasswordProps) {
  const t = useTexts('sign');
  const minimum = usePasswordMinLength();
  const [strength, setStrength] = useState<0 | 1 | 2 | 3 | 4>(0);

  return (
    <PasswordField
      name="password"
      label={t('password')}
      autoComplete="new-password"
      showLabel={t('show_password')}
      hideLabel={t('hide_password')}
      help={t('password_help', { minimum })}
      error={error}
      onChange={({ target }) => setStrength(passwordStrength(target.value, ['Mestria', ...guessable()]))}
      strength={<StrengthMeter strength={strength} label={t(words[strength])} />}
    />
  );
}
