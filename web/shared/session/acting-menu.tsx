import { useLocation, useNavigate } from '@tanstack/react-router';
import { Building2, Check, ChevronDown, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { actFor, useActingFor, useOrganizationsToActFor } from './acting-for.ts';
import styles from './acting-menu.module.css';
import { useUser } from './session-store.ts';

/**
 * Switches for whom the reader acts; `whole` shows a long name in full. Nothing for people who can act only for
 * themselves.
 */
export function ActingMenu({ whole = false }: { whole?: boolean }) {
  const t = useTexts('shell');
  const user = useUser();
  const acting = useActingFor();
  const organizations = useOrganizationsToActFor();
  const choose = useChoose();
  if (!user || organizations.length === 0) return null;
  const name = acting?.name ?? t('acting_myself');

  return (
    <Menu
      label={acting ? t('acting_for', { name }) : t('acting_as_myself')}
      trigger={
        <span className={styles.trigger} title={name} aria-hidden="true">
          <Icon of={acting ? Building2 : UserRound} />
          <span className={classes(styles.name, whole && styles.whole)}>{name}</span>
          <Icon of={ChevronDown} />
        </span>
      }
    >
      <Choice isChosen={!acting} onChoose={() => choose(null)}>
        {user.person.name}
        <small>{t('acting_myself')}</small>
      </Choice>
      {organizations.map(({ id, name: company }) => (
        <Choice key={id} isChosen={acting?.organizationId === id} onChoose={() => choose(id)}>
          {company}
        </Choice>
      ))}
    </Menu>
  );
}

/** The address may name an organization, which would win. */
function useChoose(): (organizationId: number | null) => void {
  const navigate = useNavigate();
  const location = useLocation();

  return (organizationId) => {
    actFor(organizationId);
    const { organization, ...search }: Record<string, unknown> = location.search;
    if (organization !== undefined) void navigate({ to: location.pathname, search, replace: true });
  };
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: ReactNode };

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.mark}>{isChosen && <Icon of={Check} />}</span>
      <span className={styles.words}>{children}</span>
    </button>
  );
}
