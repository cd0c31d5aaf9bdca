import { useTexts } from '#web/shared/texts/texts.ts';
import { DeskLink } from '../desk-link.tsx';
import type { DeskSearch } from '../frame/list/desk-search.ts';
import { useInboxCounters } from '../use-inbox-counters.ts';
import { mineState } from './model/inbox-search.ts';
import styles from './inbox.module.css';

/** The queues that have something in them, with their counts, and the one that is shown. */
export function InboxViews({ search: { type, state } }: { search: DeskSearch }) {
  const t = useTexts('desk_inbox');
  const desk = useTexts('desk');
  const { counters, waiting, mine } = useInboxCounters();
  const isAll = type === undefined && state === undefined;
  const views = [
    { key: 'all', label: t('all'), count: waiting, search: {}, isCurrent: isAll },
    { key: 'mine', label: t('mine'), count: mine, search: { state: mineState }, isCurrent: state === mineState },
    ...counters
      .map(({ kind, waiting: count }) => ({
        key: kind,
        label: desk(`kind_${kind}`),
        count,
        search: { type: kind },
        isCurrent: type === kind && state === undefined,
      }))
      .filter(({ count, isCurrent }) => count > 0 || isCurrent),
  ];

  return (
    <nav className={styles.views} aria-label={t('views')}>
      {views.map(({ key, label, count, search, isCurrent }) => (
        <DeskLink key={key} to="inbox" search={search} aria-current={isCurrent ? 'page' : undefined}>
          {label} <span>{count}</span>
        </DeskLink>
      ))}
    </nav>
  );
}
