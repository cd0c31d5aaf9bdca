import { useTexts } from '#web/shared/texts/texts.ts';
import { TextField } from '#web/shared/ui/text-field.tsx';

/** Read-only: shows the account and lets password managers store the password for it. */
export function OwnAddress({ username }: { username: string }) {
  const t = useTexts('recovery');

  return (
    <TextField type="email" name="username" label={t('username')} autoComplete="username" readOnly value={username} />
  );
}
