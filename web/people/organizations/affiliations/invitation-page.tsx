import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Invitation } from '#contract/people/organizations/affiliation.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import { LinkNotice, OfAnotherAccount, ReceivedLink } from '#web/shared/page/received-link.tsx';
import type { SessionUser } from '#web/shared/session/session-store.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { invitationState } from '../model/invitation-state.ts';
import { AnswerInvitation } from './answer-invitation.tsx';
import { invitationQuery } from './invitation-query.ts';

type InvitationPageProps = { user: SessionUser; token: string };

export function InvitationPage({ user, token }: InvitationPageProps) {
  const t = useTexts('affiliations');
  const query = useQuery(invitationQuery(token));

  return (
    <ReceivedLink
      query={query}
      loading={t('loading')}
      failed={t('invitation_failed')}
      isUnknown={codeOf(query.error) === 'not_found'}
      unknown={
        <NotOpen title={t('not_found')}>
          <p>{t('not_found_text')}</p>
        </NotOpen>
      }
    >
      {({ data: [invitation] }) => <Found user={user} token={token} invitation={invitation} />}
    </ReceivedLink>
  );
}

function Found({ user, token, invitation }: InvitationPageProps & { invitation: Invitation }) {
  const t = useTexts('affiliations');
  const [now] = useState(Date.now);
  const state = invitationState(invitation, { username: user.username, now });
  const { organization_name: organization } = invitation;

  if (state === 'of_another') return <OfAnother invitation={invitation} token={token} user={user} />;
  if (state !== 'open') {
    return (
      <NotOpen title={t(`${state}_title`, { organization })}>
        <p>{t(`${state}_text`, { organization })}</p>
      </NotOpen>
    );
  }
  return (
    <Stack>
      <h1>{t('invitation_title', { organization })}</h1>
      <p>{t('invitation_lead', { organization })}</p>
      <InvitationFacts invitation={invitation} />
      <AnswerInvitation of={{ token }} organization={organization} />
    </Stack>
  );
}

function InvitationFacts({ invitation: { role, email, expires_at } }: { invitation: Invitation }) {
  const t = useTexts('affiliations');
  const roles = useTexts('acting');
  const { fullDay } = useDates();

  return (
    <DefinitionList
      items={[
        { term: t('role'), value: roles(`role_${role}`) },
        { term: t('email'), value: email },
        ...(expires_at ? [{ term: t('until'), value: fullDay(expires_at) }] : []),
      ]}
    />
  );
}

function OfAnother({ user, token, invitation }: InvitationPageProps & { invitation: Invitation }) {
  const t = useTexts('affiliations');
  const { organization_name: organization, email } = invitation;
  const named = { organization, invited: email, username: user.username, b: bold };

  return (
    <OfAnotherAccount
      title={t('of_another_title')}
      path={`/profile/my-affiliations/${token}`}
      signOutLabel={t('sign_out')}
    >
      <p>{t.rich('of_another_text', named)}</p>
    </OfAnotherAccount>
  );
}

function bold(words: ReactNode): ReactNode {
  return <b>{words}</b>;
}

function NotOpen({ title, children }: { title: string; children: ReactNode }) {
  const t = useTexts('affiliations');

  return (
    <LinkNotice
      title={title}
      actions={
        <Link className={buttonClass({ variant: 'secondary' })} to="/profile/my-affiliations">
          {t('to_mine')}
        </Link>
      }
    >
      {children}
    </LinkNotice>
  );
}
