import { useTexts } from '#web/shared/texts/texts.ts';
import { TextField } from '#web/shared/ui/text-field.tsx';

/** Whose account it is, fixed: for the reader to see, and for the browser to keep the password with. */
export function OwnAddress({ username }: { username: string }) {
  const t = useTexts('recovery');

  return (
    <TextField type="email" name="username" label={t('username')} autoComplete="username" readOnly value={username} />
  );
}
