import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import { userRoles, type UserRole } from '#contract/people/identity/values.ts';
import { api } from '#web/shared/api/api.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { DeskLink } from '../../desk-link.tsx';
import { useAccountCommand, type AccountCommand } from '../use-account-command.tsx';
import { Part } from '../../frame/record/part.tsx';
import styles from '../../frame/record/record-parts.module.css';

/** The roles that a user has, and with the claim the others to give. */
export function Roles({ user }: { user: UserRecord }) {
  const t = useTexts('desk_people');
  const desk = useTexts('desk');
  const session = useSession();
  const command = useAccountCommand();
  const mayChange = hasClaims(session, 'roles.edit');
  const roles = mayChange ? userRoles : user.roles;

  return (
    <Part id="roles" title={t('roles')} acts={mayChange && <DeskLink to="roles">{t('what_roles_may')}</DeskLink>}>
      <ul className={styles.rows}>
        {roles.map((role) => (
          <li key={role}>
            <b>{desk('user_role', { role })}</b>
            <small>{t(`role_text_${role}`)}</small>
            {mayChange ? <Change user={user} role={role} command={command} /> : null}
          </li>
        ))}
      </ul>
      {user.roles.length === 0 && !mayChange && <p>{t('no_roles')}</p>}
      <CommandErrors errors={command.errors} />
      {command.dialog}
    </Part>
  );
}

type ChangeProps = { user: UserRecord; role: UserRole; command: AccountCommand };

/** At once; the opposite call is the way back. */
function Change({ user: { id, roles }, role, command: { run, busy } }: ChangeProps) {
  const t = useTexts('desk_people');
  const desk = useTexts('desk');
  const name = desk('user_role', { role });
  const has = roles.includes(role);
  const give = () => api().identity.giveUserRole({ data: [{ id, role }] });
  const take = () => api().identity.takeUserRole({ data: [{ id, role }] });

  function change(): void {
    const [send, opposite] = has ? [take, give] : [give, take];
    const undo = () => void run(opposite, { message: desk('undone') });
    void run(send, {
      message: t(has ? 'role_taken' : 'role_given', { role: name }),
      action: { label: desk('undo'), onPress: undo },
    });
  }

  return (
    <Button
      small
      variant={has ? 'dangerQuiet' : 'secondary'}
      busy={busy}
      aria-label={t(has ? 'take_role' : 'give_role', { role: name })}
      onPress={change}
    >
      {t(has ? 'take' : 'give')}
    </Button>
  );
}
