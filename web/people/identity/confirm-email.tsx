import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import type { SignInQuestion } from '#contract/people/identity/factors.ts';
import { api } from '#web/shared/api/api.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { signIn } from '#web/shared/session/session.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { PasswordField } from '#web/shared/ui/password-field.tsx';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import { RequestEmail } from './request-email.tsx';
import { confirmationQuery } from './link-queries.ts';
import { OpenedLink } from './opened-link.tsx';
import { OwnAddress } from '#web/shared/session/own-address.tsx';

const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

type ConfirmEmailProps = {
  token: string;
  redirect: string | undefined;
  onSignedIn: () => void;
  onSignIn: () => void;
};

/**
 * The page of a confirmation link. Opening it does nothing, since mail scanners open links too; the password confirms.
 */
export function ConfirmEmail({ token, redirect, ...ways }: ConfirmEmailProps) {
  const t = useTexts('recovery');
  const query = useQuery(confirmationQuery(token));
  const [isDead, setDead] = useState(false);
  const [challenge, setChallenge] = useState<{ question: SignInQuestion; username: string } | null>(null);
  const dead = <DeadConfirmation redirect={redirect} />;
  if (isDead) return dead;
  if (challenge) {
    return (
      <Suspense fallback={<SkeletonForm fields={1} label={t('looking')} />}>
        <SecondStep {...challenge} onSignedIn={ways.onSignedIn} onStartOver={ways.onSignIn} />
      </Suspense>
    );
  }
  const confirmed = { ...ways, onQuestion: setChallenge, onDead: () => setDead(true) };

  return (
    <OpenedLink query={query} dead={dead}>
      {({ username }) => <ConfirmForm token={token} username={username} redirect={redirect} {...confirmed} />}
    </OpenedLink>
  );
}

type ConfirmFormProps = ConfirmEmailProps & {
  username: string;
  onQuestion: (challenge: { question: SignInQuestion; username: string }) => void;
  onDead: () => void;
};

function ConfirmForm({ token, username, redirect, onDead, ...ways }: ConfirmFormProps) {
  const t = useTexts('recovery');
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();

  async function submit({ text }: Typed): Promise<void> {
    const password = text('password');
    if (!password) return refuse([{ field: 'password', message: t('password_missing') }]);
    if (await send(() => confirm(password))) await enter(password);
  }

  /** The account is confirmed by now: a failure here is repeated at sign-in. */
  async function enter(password: string): Promise<void> {
    try {
      const question = await signIn({ username, password });
      if (question) ways.onQuestion({ question, username });
      else ways.onSignedIn();
    } catch (error) {
      console.warn(error);
      ways.onSignIn();
    }
  }

  async function confirm(password: string): Promise<void> {
    try {
      await api().identity.confirmEmail({ data: [{ token, password }] });
    } catch (error) {
      if (codeOf(error) === 'link_not_valid') onDead();
      throw error;
    }
  }

  return (
    <Form
      lead={<p>{t('confirm_lead')}</p>}
      failed={t('not_confirmed')}
      errors={errors}
      attempt={attempt}
      onSubmit={submit}
    >
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
    </Form>
  );
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
      <RequestEmail
        variant="secondary"
        button={t('send_confirmation')}
        sentTitle={t('look_into_mail')}
        sentText={(username) => t('confirmation_sent', { username })}
        request={(username) =>
          api().identity.resendConfirmation({ data: [{ username, ...(redirect && { redirect }) }] })
        }
      />
    </Stack>
  );
}
