import { useEffect, useState, type ReactNode } from 'react';
import { api } from '#web/shared/api/api.ts';
import { useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { LookIntoMail } from './look-into-mail.tsx';
import { SignUpForm, type SentSignUp } from './sign-up-form.tsx';

type SignUpProps = {
  redirect: string | undefined;
  /** What the form begins with. */
  username?: string | undefined;
  /** Above the form, until it is sent. */
  note?: ReactNode;
  onSignedIn: () => void;
};

/** The form stays mounted, so that its input survives. */
export function SignUp({ redirect, username, note, onSignedIn }: SignUpProps) {
  const t = useTexts('recovery');
  const [sentTo, setSentTo] = useState<SentSignUp | null>(null);
  const { status } = useSession();
  // The confirmation link opens another tab; this one follows when the user is signed in.
  useEffect(() => {
    if (status === 'user') onSignedIn();
  }, [status, onSignedIn]);

  return (
    <>
      {sentTo && (
        <LookIntoMail
          username={sentTo.username}
          title={t('look_into_mail')}
          text={t('confirmation_sent', { username: sentTo.username })}
          onAgain={() =>
            api().identity.resendConfirmation({
              data: [{ username: sentTo.username, ...(sentTo.redirect && { redirect: sentTo.redirect }) }],
            })
          }
          onAnother={() => setSentTo(null)}
        />
      )}
      <div hidden={sentTo !== null}>
        {note}
        <SignUpForm redirect={redirect} username={username} onSent={setSentTo} />
      </div>
    </>
  );
}
