import { Link } from '@tanstack/react-router';
import { useRef, type SyntheticEvent } from 'react';
import { signIn } from '#web/shared/session.ts';
import { useTexts } from '#web/shared/texts.ts';
import { typedIn } from '#web/shared/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FieldStack } from '#web/shared/ui/field.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { PasswordField } from '#web/shared/ui/password-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useSending } from '#web/shared/use-sending.ts';

type SignInFormProps = { redirect?: string | undefined; onSignedIn: () => void };

export function SignInForm({ redirect, onSignedIn }: SignInFormProps) {
  const t = useTexts('sign');
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const { text } = typedIn(form.current);
    const credentials = { username: text('username'), password: text('password') };
    const missing = [
      !credentials.username.trim() && { field: 'username', message: t('username_missing') },
      !credentials.password && { field: 'password', message: t('password_missing') },
    ].filter((error) => error !== false);
    if (missing.length > 0) return refuse(missing);
    if (await send(() => signIn(credentials))) onSignedIn();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <FieldStack>
        <FormErrors title={t('not_signed_in')} errors={errors} attempt={attempt} />
        <TextField
          type="email"
          name="username"
          label={t('username')}
          autoComplete="username"
          autoCapitalize="off"
          error={errorOf('username')}
        />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          showLabel={t('show_password')}
          hideLabel={t('hide_password')}
          help={
            <Link to="/recover-password" search={redirect ? { redirect } : {}}>
              {t('forgotten')}
            </Link>
          }
          error={errorOf('password')}
        />
        <Button type="submit" wide busy={busy}>
          {t('sign_in')}
        </Button>
      </FieldStack>
    </form>
  );
}
