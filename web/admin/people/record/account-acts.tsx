import { useState } from 'react';
import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import { api } from '#web/shared/api/api.ts';
import { hasClaims, useSession, useUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { DeskLink } from '../../desk-link.tsx';
import { people } from '../noun.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAccountCommand } from '../use-account-command.tsx';
import { Part } from '../../frame/record/part.tsx';

/** Disable and enable. */
export function AccountActs({ user }: { user: UserRecord }) {
  const t = useTexts('desk_people');
  const session = useSession();
  const own = useUser();

  return (
    <Part id="account" title={t('part_account')}>
      {own?.id === user.id ? <p>{t('own_account')}</p> : hasClaims(session, 'users.manage') && <Acts user={user} />}
    </Part>
  );
}

function Acts({ user }: { user: UserRecord }) {
  const t = useTexts('desk_people');

  return (
    <Stack>
      <Switch user={user} />
      <div>
        <DeskLink to={`${people.name}/${user.id}/merge`}>{t('merge_link')}</DeskLink>
        <p>{t('merge_link_text')}</p>
      </div>
    </Stack>
  );
}

/** One button, which has the focus again after the dialog. */
function Switch({ user: { id, person, disabled_at: disabledAt } }: { user: UserRecord }) {
  const t = useTexts('desk_people');
  const [isOpen, setIsOpen] = useState(false);
  const { run, busy, errors, dialog } = useAccountCommand();
  const isOn = disabledAt === null;
  const enable = () => api().identity.enableUser({ data: [{ id }] });

  function press(): void {
    if (isOn) setIsOpen(true);
    else void run(enable, { message: t('enabled', { name: person.name }) });
  }

  return (
    <div>
      <Button variant={isOn ? 'dangerQuiet' : 'secondary'} busy={busy} onPress={press}>
        {t(isOn ? 'disable' : 'enable')}
      </Button>
      <CommandErrors errors={errors} />
      {dialog}
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
