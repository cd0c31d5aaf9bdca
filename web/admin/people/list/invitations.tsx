import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { UserInvitation } from '#contract/people/identity/staff/invitations.ts';
import { userInvitationStatuses } from '#contract/people/identity/values.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { FilterField } from '#web/shared/lists/list-filters.tsx';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import type { DeskSearch } from '../../frame/list/desk-search.ts';
import { useAccountCommand } from '../use-account-command.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { SideList } from './side-list.tsx';

export function Invitations({ search }: { search: DeskSearch }) {
  const t = useTexts('desk_people');
  const navigate = useNavigate();
  const { short } = useMoments();
  const mayManage = hasClaims(useSession(), 'users.manage');
  const status = userInvitationStatuses.find((one) => one === search.state);
  const filter = status ? { status } : {};
  const narrow = (state: string) =>
    void navigate({
      to: '/admin/$',
      params: { _splat: 'people/invitations' },
      search: state ? { state } : {},
    });

  return (
    <SideList<UserInvitation>
      path="people/invitations"
      title={t('tab_invitations')}
      lead={t('invitations_lead')}
      search={search}
      query={(page) => queries().identity.retrieveUserInvitations.queryOptions({ input: { filter, page } })}
      acts={mayManage && <Invite />}
      tools={
        <FilterField
          label={t('state')}
          none={t('any_state')}
          choices={userInvitationStatuses.map((key) => ({ key, name: t(`invitation_${key}`) }))}
          value={search.state}
          onChange={narrow}
        />
      }
      none={
        <EmptyState panel title={t('no_invitations')}>
          <p>{t('no_invitations_text')}</p>
        </EmptyState>
      }
      columns={[
        { head: t('email'), headsRow: true, cell: ({ username }) => username ?? t('first_link') },
        { head: t('roles'), cell: ({ roles }) => <RoleNames roles={roles} /> },
        { head: t('invited_by'), cell: ({ invited_by: by }) => by?.name ?? t('by_operator') },
        { head: t('day'), cell: ({ created_at: at }) => short(at) },
        { head: t('valid_until'), cell: ({ expires_at: at }) => short(at) },
        {
          head: t('state'),
          cell: ({ status: one }) => (
            <Badge tone={one === 'open' ? 'wait' : one === 'accepted' ? 'good' : 'neutral'}>
              {t(`invitation_${one}`)}
            </Badge>
          ),
        },
        {
          head: t('act'),
          cell: (invitation) => mayManage && invitation.status === 'open' && <Withdraw invitation={invitation} />,
        },
      ]}
    />
  );
}

function RoleNames({ roles }: { roles: UserInvitation['roles'] }) {
  const t = useTexts('desk');
  return roles.map((role) => t('user_role', { role })).join(', ');
}

function Invite() {
  const t = useTexts('desk_people');
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button onPress={() => setIsOpen(true)}>
        <Icon of={Plus} />
        {t('invite')}
      </Button>
      <InviteDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function Withdraw({ invitation: { id, username } }: { invitation: UserInvitation }) {
  const t = useTexts('desk_people');
  const [isOpen, setIsOpen] = useState(false);
  const { run, busy, errors, dialog } = useAccountCommand();
  const name = username ?? t('first_link');

  async function withdraw(): Promise<void> {
    const isDone = await run(() => api().identity.withdrawUserInvitation({ data: [{ id }] }), {
      message: t('invitation_withdrawn_done', { name }),
    });
    if (isDone) setIsOpen(false);
  }

  return (
    <>
      <Button variant="dangerQuiet" small aria-label={t('withdraw_of', { name })} onPress={() => setIsOpen(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('withdraw_of', { name })}
        cancelLabel={t('cancel')}
        confirmLabel={t('withdraw')}
        busy={busy}
        onCancel={() => setIsOpen(false)}
        onConfirm={() => void withdraw()}
      >
        <p>{t('withdraw_text')}</p>
        <CommandErrors errors={errors} />
      </ConfirmDialog>
      {dialog}
    </>
  );
}
