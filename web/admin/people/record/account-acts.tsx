import { useState } from 'react';
import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import { api } from '#web/shared/api/api.ts';
import { hasClaims, useSession, useUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAccountCommand } from '../use-account-command.tsx';
import { Part } from './part.tsx';
import styles from './person.module.css';

/** Disable, enable, and what only the person can do. */
export function AccountActs({ user }: { user: UserRecord }) {
  const t = useTexts('desk_people');
  const session = useSession();
  const own = useUser();
  const mayManage = hasClaims(session, 'users.manage');

  return (
    <Part id="account" title={t('part_account')}>
      {own?.id === user.id ? (
        <p>{t('own_account')}</p>
      ) : (
        mayManage && (user.disabled_at === null ? <Disable user={user} /> : <Enable user={user} />)
      )}
      <p className={styles.caption}>{t('only_the_person')}</p>
    </Part>
  );
}

function Disable({ user: { id, person } }: { user: UserRecord }) {
  const t = useTexts('desk_people');
  const [isOpen, setIsOpen] = useState(false);

  return (
    <div>
      <Button variant="dangerQuiet" onPress={() => setIsOpen(true)}>
        {t('disable')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('disable_title', { name: person.name })}
        reasonHelp={t('disable_reason_help')}
        actLabel={t('disable')}
        isDanger
        done={t('disabled', { name: person.name })}
        send={(reason) => api().identity.disableUser({ data: [{ id, reason }] })}
        onClose={() => setIsOpen(false)}
      >
        <p>{t('disable_text')}</p>
      </ReasonDialog>
    </div>
  );
}

function Enable({ user: { id, person } }: { user: UserRecord }) {
  const t = useTexts('desk_people');
  const { run, busy, errors, dialog } = useAccountCommand();
  const enable = () => api().identity.enableUser({ data: [{ id }] });

  return (
    <div>
      <Button
        variant="secondary"
        busy={busy}
        onPress={() => void run(enable, { message: t('enabled', { name: person.name }) })}
      >
        {t('enable')}
      </Button>
      <CommandErrors errors={errors} />
      {dialog}
    </div>
  );
}
