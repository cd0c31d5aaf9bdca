import { Link } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { SignInQuestion } from '#contract/people/identity/factors.ts';
import { api } from '#web/shared/api/api.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { signIn, takeSession } from '#web/shared/session/session.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { PasswordField } from '#web/shared/ui/password-field.tsx';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import { answerByPasskey, hasPasskeys } from '#web/shared/fresh-sign-in/passkey.ts';

const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

type SignInFormProps = {
  redirect?: string | undefined;
  /** What the form begins with. */
  username?: string | undefined;
  onSignedIn: () => void;
};
type Challenge = { question: SignInQuestion; username: string };

/** The first step stays mounted, so that its input survives the second. */
export function SignInForm({ redirect, username, onSignedIn }: SignInFormProps) {
  const t = useTexts('sign');
  const [challenge, setChallenge] = useState<Challenge | null>(null);

  return (
    <>
      {challenge && (
        <Suspense fallback={<SkeletonForm fields={1} label={t('step_title')} />}>
          <SecondStep {...challenge} onSignedIn={onSignedIn} onStartOver={() => setChallenge(null)} />
        </Suspense>
      )}
      <div hidden={challenge !== null}>
        <FirstStep redirect={redirect} username={username} onSignedIn={onSignedIn} onQuestion={setChallenge} />
      </div>
    </>
  );
}

type FirstStepProps = SignInFormProps & { onQuestion: (challenge: Challenge) => void };

function FirstStep({ redirect, username, onSignedIn, onQuestion }: FirstStepProps) {
  const t = useTexts('sign');
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();

  async function submit({ text }: Typed): Promise<void> {
    const credentials = { username: text('username').trim(), password: text('password') };
    const missing = [
      !credentials.username && { field: 'username', message: t('username_missing') },
      !credentials.password && { field: 'password', message: t('password_missing') },
    ].filter((error) => error !== false);
    if (missing.length > 0) return refuse(missing);
    await send(async () => {
      const question = await signIn(credentials);
      if (question) onQuestion({ question, username: credentials.username });
      else onSignedIn();
    });
  }

  async function enterByPasskey(): Promise<void> {
    const isIn = await send(async () => {
      const answered = await answerByPasskey({}, t('passkey_given_up'));
      const { data } = await api().identity.finishPasskeySignIn(answered);
      await takeSession(data[0]);
    });
    if (isIn) onSignedIn();
  }

  return (
    <Form failed={t('not_signed_in')} errors={errors} attempt={attempt} onSubmit={submit}>
      <TextField
        type="email"
        name="username"
        label={t('username')}
        autoComplete="username"
        autoCapitalize="off"
        defaultValue={username}
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
      {hasPasskeys() && (
        <Button variant="secondary" wide busy={busy} onPress={() => void enterByPasskey()}>
          <Icon of={KeyRound} />
          {t('passkey_sign_in')}
        </Button>
      )}
    </Form>
  );
}
