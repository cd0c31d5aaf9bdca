import { fixedClaim, type Claim } from '#contract/people/identity/claims.ts';
import type { RoleRecord } from '#contract/people/identity/staff/roles.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { claimGroups } from './claim-groups.ts';
import { togglesLeft, type Toggles } from './role-toggles.ts';
import styles from './matrix.module.css';

type MatrixProps = {
  roles: readonly RoleRecord[];
  toggles: Toggles;
  onToggle: (role: RoleRecord, claim: Claim, isTicked: boolean) => void;
};

const groups = ['training', 'money', 'people', 'site'] as const;

/** Roles by claims; on a phone each claim lists its roles. */
export function Matrix(props: MatrixProps) {
  const t = useTexts('desk_roles');
  const desk = useTexts('desk');

  return (
    <table className={styles.root}>
      <caption>
        <Hidden>{t('title')}</Hidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('may')}</th>
          {props.roles.map(({ id, name, users }) => (
            <th key={id} scope="col">
              {desk('user_role', { role: name })}
              <small>{t('users', { count: users })}</small>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={props.roles.length + 1}>
              {t(`group_${group}`)}
            </th>
          </tr>
          {claimGroups[group].map((claim) => (
            <ClaimRow key={claim} claim={claim} {...props} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function ClaimRow({ claim, roles, ...props }: MatrixProps & { claim: Claim }) {
  const t = useTexts('desk_roles');

  return (
    <tr>
      <th scope="row">
        <b>{t(`claims.${claim}.name`)}</b> <code>{claim}</code>
        <small>{t(`claims.${claim}.text`)}</small>
      </th>
      {roles.map((role) => (
        <Tick key={role.id} role={role} claim={claim} {...props} />
      ))}
    </tr>
  );
}

type TickProps = Omit<MatrixProps, 'roles'> & { role: RoleRecord; claim: Claim };

/** What nobody can give or take away is shown, and says why. */
function Tick({ role, claim, toggles, onToggle }: TickProps) {
  const t = useTexts('desk_roles');
  const desk = useTexts('desk');
  const fixed = fixedClaim(role.name, claim);
  const changed = togglesLeft(role, toggles)[claim];
  const isTicked = fixed ?? changed ?? role.claims.includes(claim);
  const name = desk('user_role', { role: role.name });
  const why = fixed === null ? undefined : t(fixed ? 'always' : 'never');

  return (
    <td
      className={classes(
        changed !== undefined && styles.changed,
        fixed !== null && styles.fixed,
        fixed === false && styles.never,
      )}
      title={why}
    >
      <label>
        <input
          type="checkbox"
          aria-label={[t(`claims.${claim}.name`), name, why].filter(Boolean).join(', ')}
          checked={isTicked}
          disabled={fixed !== null}
          onChange={({ target }) => onToggle(role, claim, target.checked)}
        />
        <span aria-hidden="true">{name}</span>
      </label>
    </td>
  );
}
