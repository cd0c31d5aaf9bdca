import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { OpenUserInvitation } from '#contract/people/identity/staff/invitations.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { useIsUser, useUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { staffInvitationQuery } from '../link-queries.ts';
import { OpenedLink } from '../opened-link.tsx';
import { InvitedForm } from './invited-form.tsx';

const FirstFactor = lazy(async () => ({ default: (await import('./first-factor.tsx')).FirstFactor }));

type StaffInvitationProps = { token: string; onDone: () => void };

/** First the account, then its second factor. Opening the link does nothing. */
export function StaffInvitation({ token, onDone }: StaffInvitationProps) {
  const t = useTexts('staff_invitation');
  const query = useQuery(staffInvitationQuery(token));
  const [isDead, setDead] = useState(false);
  const [opened, setOpened] = useState<OpenUserInvitation | null>(null);
  // Signing in refetches the link, which was used.
  if (opened) {
    return (
      <Suspense fallback={<SkeletonForm fields={1} label={t('loading')} />}>
        <FirstFactor isAdministrator={opened.roles.includes('administrator')} onDone={onDone} />
      </Suspense>
    );
  }
  if (isDead) return <DeadInvitation />;

  return (
    <OpenedLink query={query} dead={<DeadInvitation />}>
      {(invitation) => (
        <Stack>
          <SignedInAlready />
          <InvitedForm
            token={token}
            invitation={invitation}
            onOpened={() => setOpened(invitation)}
            onDead={() => setDead(true)}
          />
        </Stack>
      )}
    </OpenedLink>
  );
}

function SignedInAlready() {
  const t = useTexts('staff_invitation');
  const user = useUser();
  if (!user) return null;

  return (
    <Alert tone="warning" title={t('signed_in', { username: user.username })}>
      {t('signed_in_text')}
    </Alert>
  );
}

function DeadInvitation() {
  const t = useTexts('staff_invitation');
  const sign = useTexts('sign');
  const isUser = useIsUser();

  return (
    <Stack>
      <Alert tone="warning" title={t('dead')} announce>
        <p>{t('dead_text')}</p>
        {isUser && <p>{t('dead_signed_in')}</p>}
      </Alert>
      {isUser ? (
        <Link to="/profile/my-account" hash="two-factor" className={buttonClass({ wide: true })}>
          {t('to_account')}
        </Link>
      ) : (
        <Link to="/login" className={buttonClass({ wide: true })}>
          {sign('sign_in')}
        </Link>
      )}
    </Stack>
  );
}
