import type { ReactNode } from 'react';
import type { Affiliation } from '#contract/people/organizations/affiliation.ts';
import type { OrganizationRole } from '#contract/people/organizations/values.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { AffiliationActions } from './affiliation-actions.tsx';
import styles from './people-list.module.css';
import { StatusBadge } from './status-badge.tsx';

type PersonRowProps = { of: Affiliation; ownRole: OrganizationRole; chooser?: ReactNode };

export function PersonRow({ of, ownRole, chooser }: PersonRowProps) {
  const roles = useTexts('acting');
  const when = useWhen();
  const facts = [roles(`role_${of.role}`), of.cost_centre, of.employee_no].filter(Boolean).join(' · ');

  return (
    <li className={classes(styles.row, Boolean(chooser) && styles.choosable)}>
      {chooser && <div>{chooser}</div>}
      <div className={styles.who}>
        <b>{of.name || of.email}</b>
        {of.name && <small>{of.email}</small>}
        <small>{when(of)}</small>
      </div>
      <div className={styles.work}>
        {of.department && <span>{of.department}</span>}
        <small>{facts}</small>
      </div>
      <div className={styles.state}>
        <StatusBadge status={of.status} />
      </div>
      <div className={styles.menu}>
        <AffiliationActions of={of} ownRole={ownRole} />
      </div>
    </li>
  );
}

/** What the status says, with its day. */
export function useWhen(): (of: Affiliation) => string | undefined {
  const t = useTexts('organizations');
  const { fullDay } = useDates();

  return ({ status, expires_at, accepted_at, ended_at }) => {
    if (status === 'invited' && expires_at) return t('until', { day: fullDay(expires_at) });
    if (status === 'expired' && expires_at) return t('expired_on', { day: fullDay(expires_at) });
    if (status === 'active' && accepted_at) return t('since', { day: fullDay(accepted_at) });
    return status === 'ended' && ended_at ? t('ended_on', { day: fullDay(ended_at) }) : undefined;
  };
}
