import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { api } from '#web/shared/api.ts';
import { codeOf } from '#web/shared/api-error.ts';
import { signIn } from '#web/shared/session.ts';
import { useTexts } from '#web/shared/texts.ts';
import { typedIn } from '#web/shared/typed.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { FieldStack } from '#web/shared/ui/field.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { PasswordField } from '#web/shared/ui/password-field.tsx';
import { useSending } from '#web/shared/use-sending.ts';
import { AskLetter } from './ask-letter.tsx';
import { confirmationQuery } from './link-queries.ts';
import { OpenedLink } from './opened-link.tsx';
import { OwnAddress } from './own-address.tsx';

type ConfirmEmailProps = {
  token: string;
  redirect: string | undefined;
  onSignedIn: () => void;
  /** The account is open, and signing in asks for more than the password. */
  onSignIn: () => void;
};

/** Where the link of a sign-up leads. It does nothing by itself: a mail scanner opens it too, but knows no password. */
export function ConfirmEmail({ token, redirect, ...ways }: ConfirmEmailProps) {
  const query = useQuery(confirmationQuery(token));
  const [isDead, setDead] = useState(false);
  const dead = <DeadConfirmation redirect={redirect} />;
  if (isDead) return dead;

  return (
    <OpenedLink query={query} dead={dead}>
      {({ username }) => (
        <ConfirmForm token={token} username={username} redirect={redirect} onDead={() => setDead(true)} {...ways} />
      )}
    </OpenedLink>
  );
}

type ConfirmFormProps = ConfirmEmailProps & { username: string; onDead: () => void };

function ConfirmForm({ token, username, redirect, onSignedIn, onSignIn, onDead }: ConfirmFormProps) {
  const t = useTexts('recovery');
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const password = typedIn(form.current).text('password');
    if (!password) return refuse([{ field: 'password', message: t('password_missing') }]);
    let isIn = false;
    const sent = await send(async () => {
      await confirm(password);
      isIn = await isSignedIn({ username, password });
    });
    if (!sent) return;
    if (isIn) onSignedIn();
    else onSignIn();
  }

  async function confirm(password: string): Promise<void> {
    try {
      await api().accounts.confirmEmail({ data: [{ token, password }] });
    } catch (error) {
      if (codeOf(error) === 'link_not_valid') onDead();
      throw error;
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <FieldStack>
        <FormErrors title={t('not_confirmed')} errors={errors} attempt={attempt} />
        <OwnAddress username={username} />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          showLabel={t('show_password')}
          hideLabel={t('hide_password')}
          error={errorOf('password')}
        />
        <Button type="submit" wide busy={busy}>
          {t('confirm_and_sign_in')}
        </Button>
        <p>{t.rich('password_gone', { link: linkTo(redirect) })}</p>
      </FieldStack>
    </form>
  );
}

/** The account is open whatever comes of this: what goes wrong here can be done again at sign-in. */
async function isSignedIn(credentials: { username: string; password: string }): Promise<boolean> {
  try {
    return (await signIn(credentials)) === null;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

function linkTo(redirect: string | undefined) {
  return (words: ReactNode) => (
    <Link to="/sign-up" search={redirect ? { redirect } : {}}>
      {words}
    </Link>
  );
}

function DeadConfirmation({ redirect }: { redirect: string | undefined }) {
  const t = useTexts('recovery');

  return (
    <Stack>
      <Alert tone="warning" title={t('dead_link')} announce>
        {t('dead_confirmation_text')}
      </Alert>
      <Link to="/login" search={redirect ? { redirect } : {}} className={buttonClass({ wide: true })}>
        {t('sign_in')}
      </Link>
      <h2>{t('another_link')}</h2>
      <AskLetter
        button={t('send_confirmation')}
        sentTitle={t('look_into_mail')}
        sentText={(username) => t('confirmation_sent', { username })}
        ask={(username) => api().accounts.resendConfirmation({ data: [{ username, ...(redirect && { redirect }) }] })}
      />
    </Stack>
  );
}
