import { ChevronDown } from 'lucide-react';
import type { AuditEntry } from '#contract/areas/trail/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { DeskLink } from '../../desk-link.tsx';
import { useRecordPath } from '../open-areas.ts';
import { Changes } from './changes.tsx';
import { useTrailWords } from './use-trail-words.ts';
import styles from './trail-entries.module.css';

/** What staff did, the newest first; each entry opens to what changed. */
export function TrailEntries({ label, entries }: { label: string; entries: readonly AuditEntry[] }) {
  return (
    <ol className={styles.root} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  );
}

const mostInLine = 1;

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useTexts('desk_trail');
  const words = useTrailWords();
  const { short } = useMoments();
  const [first] = entry.records.slice(0, mostInLine);

  return (
    <details className={styles.entry}>
      <summary>
        <time dateTime={entry.created_at}>{short(entry.created_at)}</time>
        <b>{entry.user.name || t('removed_person')}</b>
        <span>{words.call(entry.call)}</span>
        <span className={styles.on}>{first && words.record(first)}</span>
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.detail}>
        <Records entry={entry} />
        <Changes entry={entry} />
        <Where entry={entry} />
      </div>
    </details>
  );
}

function Records({ entry: { records } }: { entry: AuditEntry }) {
  const words = useTrailWords();
  const pathOf = useRecordPath();

  if (records.length === 0) return null;
  return (
    <ul className={styles.records}>
      {records.map((record) => {
        const path = pathOf(record);
        const name = words.record(record);
        return (
          <li key={`${record.noun} ${record.id}`}>
            {path === undefined ? name : <DeskLink to={path}>{name}</DeskLink>}
          </li>
        );
      })}
    </ul>
  );
}

function Where({ entry: { user, roles, through, address, request_id: id } }: { entry: AuditEntry }) {
  const t = useTexts('desk_trail');
  const desk = useTexts('desk');
  const names = roles.map((role) => desk('user_role', { role })).join(', ');
  const facts = [
    names && t('in_roles', { roles: names }),
    through !== null && t('through', { name: through }),
    address && t('from_where', { address }),
    id && t('request', { id }),
  ];

  return (
    <p className={styles.where}>
      {facts.filter(Boolean).join(' · ')}{' '}
      <DeskLink to="audit" search={{ user: user.id }}>
        {t('only_person', { name: user.name || t('removed_person') })}
      </DeskLink>
    </p>
  );
}
