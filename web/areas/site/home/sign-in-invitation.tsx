import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';

/** A guard redirects guests here from pages that need an account; signing in returns to the page [specification 4]. */
export function SignInInvitation({ to }: { to: string }) {
  const t = useTexts('home');
  const shell = useTexts('shell');
  const navigate = useNavigate();
  const { status } = useSession();

  useEffect(() => {
    // A sign-in can happen in another tab.
    if (status === 'user') void navigate({ href: to, replace: true });
  }, [status, to, navigate]);

  return (
    <Dialog
      open={status === 'guest'}
      onClose={() => void navigate({ to: '/', replace: true, resetScroll: false })}
      title={t('invitation')}
      closeLabel={shell('close')}
      actions={
        <>
          <Link to="/sign-up" search={{ redirect: to }} className={buttonClass({ variant: 'secondary' })}>
            {shell('sign_up')}
          </Link>
          <Link to="/login" search={{ redirect: to }} className={buttonClass()}>
            {shell('login')}
          </Link>
        </>
      }
    >
      <p>{t('invitation_text')}</p>
    </Dialog>
  );
}
