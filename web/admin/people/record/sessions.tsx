import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useDeviceLabel } from '#web/shared/session/use-device-label.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Table } from '#web/shared/ui/table.tsx';
import { useAccountCommand } from '../use-account-command.tsx';
import { Part } from '../../frame/record/part.tsx';

export function Sessions({ user: { id } }: { user: UserRecord }) {
  const t = useTexts('desk_people');
  const session = useSession();
  const { short } = useMoments();
  const device = useDeviceLabel();
  const input = { filter: { user_id: id }, page: { number: 1, size: 50 } };
  const query = useQuery({ ...queries().identity.retrieveUserSessions.queryOptions({ input }), staleTime: 0 });
  const count = query.data?.total ?? 0;

  return (
    <Part
      id="access"
      title={t('sessions')}
      note={count > 0 && t('sessions_open', { count })}
      acts={count > 0 && hasClaims(session, 'users.manage') && <EndAll id={id} count={count} />}
    >
      <Loaded query={query} loading={t('sessions_loading')} failed={t('sessions_not_loaded')}>
        {({ results }) =>
          results.length === 0 ? (
            <p>{t('no_sessions')}</p>
          ) : (
            <Table
              caption={t('sessions')}
              rows={results}
              rowKey={(row) => row.id}
              columns={[
                { head: t('device'), headsRow: true, cell: device },
                { head: t('opened'), cell: ({ created_at: at }) => short(at) },
                { head: t('last_used'), cell: ({ last_used_at: at }) => short(at) },
              ]}
            />
          )
        }
      </Loaded>
    </Part>
  );
}

function EndAll({ id, count }: { id: number; count: number }) {
  const t = useTexts('desk_people');
  const [isOpen, setIsOpen] = useState(false);
  const { run, busy, errors, dialog } = useAccountCommand();

  async function end(): Promise<void> {
    const isDone = await run(() => api().identity.endUserSessions({ data: [{ id }] }), {
      message: t('sessions_ended', { count }),
    });
    if (isDone) setIsOpen(false);
  }

  return (
    <>
      <Button variant="dangerQuiet" small onPress={() => setIsOpen(true)}>
        {t('end_sessions')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('end_sessions_title')}
        cancelLabel={t('cancel')}
        confirmLabel={t('end_sessions')}
        busy={busy}
        onCancel={() => setIsOpen(false)}
        onConfirm={() => void end()}
      >
        <p>{t('end_sessions_text')}</p>
        <CommandErrors errors={errors} />
      </ConfirmDialog>
      {dialog}
    </>
  );
}
