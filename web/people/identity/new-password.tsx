import { type ChangeEvent, useState } from 'react';
import { passwordMinLength } from '#contract/people/identity/values.ts';
import { useAppStart } from '#web/shared/visitor/app-settings.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { PasswordField } from '#web/shared/ui/password-field.tsx';
import { passwordStrength } from '#web/shared/ui/password-strength.ts';
import { StrengthMeter } from '#web/shared/ui/strength-meter.tsx';

const labels = [null, 'strength_weak', 'strength_fair', 'strength_good', 'strength_strong'] as const;

export function usePasswordMinLength(): number {
  const set = Number.parseInt(useAppStart(({ settings }) => settings.passwordMinLength) ?? '', 10);
  return Number.isFinite(set) ? set : passwordMinLength;
}

/** What a field for a new password needs besides its label: help, and a meter of how hard the password is to guess. */
export function useNewPassword(guessable: () => string[]) {
  const t = useTexts('sign');
  const minimum = usePasswordMinLength();
  const [strength, setStrength] = useState<0 | 1 | 2 | 3 | 4>(0);
  const label = labels[strength];
  return {
    reset: () => setStrength(0),
    field: {
      autoComplete: 'new-password',
      help: t('password_help', { minimum }),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setStrength(passwordStrength(target.value, ['Mestria', ...guessable()])),
      strength: <StrengthMeter strength={strength} label={label ? t(label) : ''} />,
    },
  } as const;
}

type NewPasswordProps = { error: string | undefined; guessable: () => string[] };

export function NewPassword({ error, guessable }: NewPasswordProps) {
  const t = useTexts('sign');
  const { field } = useNewPassword(guessable);

  return (
    <PasswordField
      {...field}
      name="password"
      label={t('password')}
      showLabel={t('show_password')}
      hideLabel={t('hide_password')}
      error={error}
    />
  );
}
