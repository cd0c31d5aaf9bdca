import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Invitation } from '#contract/organizations/affiliation.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { signOut } from '#web/shared/session/session.ts';
import type { SessionUser } from '#web/shared/session/session-store.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { invitationState } from '../model/invitation-state.ts';
import { AnswerInvitation } from './answer-invitation.tsx';
import { invitationQuery } from './invitation-query.ts';

type InvitationPageProps = { user: SessionUser; token: string };

export function InvitationPage({ user, token }: InvitationPageProps) {
  const t = useTexts('affiliations');
  const query = useQuery(invitationQuery(token));

  if (codeOf(query.error) === 'not_found') {
    return (
      <NotOpen title={t('not_found')}>
        <p>{t('not_found_text')}</p>
      </NotOpen>
    );
  }
  return (
    <Loaded query={query} loading={t('loading')} failed={t('invitation_failed')}>
      {({ data: [invitation] }) => <Found user={user} token={token} invitation={invitation} />}
    </Loaded>
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

/** The invitation waits for the person who was invited: signing out leads back to it. */
function OfAnother({ user, token, invitation }: InvitationPageProps & { invitation: Invitation }) {
  const t = useTexts('affiliations');
  const navigate = useNavigate();
  const { organization_name: organization, email } = invitation;

  async function leave(): Promise<void> {
    await signOut();
    await navigate({ to: '/login', search: { redirect: `/profile/my-affiliations/${token}` } });
  }

  return (
    <EmptyState
      panel
      level={1}
      title={t('of_another_title')}
      actions={<Button onPress={() => void leave()}>{t('sign_out')}</Button>}
    >
      <p>
        {t.rich('of_another_text', {
          organization,
          invited: email,
          username: user.username,
          b: bold,
        })}
      </p>
    </EmptyState>
  );
}

function bold(words: ReactNode): ReactNode {
  return <b>{words}</b>;
}

function NotOpen({ title, children }: { title: string; children: ReactNode }) {
  const t = useTexts('affiliations');

  return (
    <EmptyState
      panel
      level={1}
      title={title}
      actions={
        <Link className={buttonClass({ variant: 'secondary' })} to="/profile/my-affiliations">
          {t('to_mine')}
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
