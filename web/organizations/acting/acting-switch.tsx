import { useQuery } from '@tanstack/react-query';
import type { Affiliation } from '#contract/organizations/affiliation.ts';
import { actFor, useActingFor } from '#web/shared/session/acting-for.ts';
import { useUser, type SessionUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { rolesToActIn } from '../model/acting-after.ts';
import { ownAffiliationsQuery } from '../own-affiliations.ts';
import styles from './acting-switch.module.css';

/** Nothing for people who can act only for themselves. */
export function ActingSwitch() {
  const user = useUser();
  return user && <OwnSwitch user={user} />;
}

function OwnSwitch({ user }: { user: SessionUser }) {
  const t = useTexts('acting');
  const acting = useActingFor();
  const { data } = useQuery(ownAffiliationsQuery());
  const roles = rolesToActIn(data?.results ?? []);

  if (roles.length === 0) return null;
  return (
    <fieldset className={styles.root}>
      <legend>{t('acting_for')}</legend>
      <div className={styles.choices}>
        <Choice title={t('myself')} words={user.person.name} chosen={!acting} onChoose={() => actFor(null)} />
        {roles.map((role) => (
          <Choice
            key={role.id}
            title={role.organization_name}
            words={t(`role_${role.role}`)}
            chosen={acting?.organizationId === role.organization_id}
            onChoose={() => actForOrganization(user, role)}
          />
        ))}
      </div>
    </fieldset>
  );
}

export function actForOrganization(user: SessionUser, of: Affiliation): void {
  actFor({ userId: user.id, organizationId: of.organization_id, name: of.organization_name, role: of.role });
}

type ChoiceProps = { title: string; words: string; chosen: boolean; onChoose: () => void };

function Choice({ title, words, chosen, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="acting_for" checked={chosen} onChange={onChoose} />
      <span className={styles.words}>
        {title}
        <small>{words}</small>
      </span>
    </label>
  );
}
