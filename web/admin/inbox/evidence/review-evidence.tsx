import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { useMoments } from '../use-item-words.ts';
import type { EvidenceProps } from './evidence-props.ts';
import { LoadedEvidence } from './loaded-evidence.tsx';
import styles from '../inbox.module.css';

/** The review beside why it was reported. */
export function ReviewEvidence({ item }: EvidenceProps) {
  const t = useTexts('desk_inbox');
  const moments = useMoments();
  const input = { filter: { id: item.id } };
  const query = useQuery(queries().reviews.retrieveReportedReviews.queryOptions({ input }));

  return (
    <LoadedEvidence query={query}>
      {({ text, rating, author, course_title, reports }) => (
        <div className={styles.evidence}>
          <div className={styles.facts}>
            <blockquote>{text}</blockquote>
            <DefinitionList
              items={[
                { term: t('course'), value: course_title },
                { term: t('person'), value: author ?? '–' },
                { term: t('review'), value: t('rating', { rating }) },
                { term: t('reports', { count: item.count ?? reports.length }), value: <Reports reports={reports} /> },
                { term: t('sent_at'), value: moments.text(item.waits_since) },
              ]}
            />
          </div>
        </div>
      )}
    </LoadedEvidence>
  );
}

function Reports({ reports }: { reports: readonly { reason: string; created_at: string }[] }) {
  const moments = useMoments();

  return (
    <ul>
      {reports.map(({ reason, created_at }, place) => (
        <li key={place}>
          {reason} <small>{moments.text(created_at)}</small>
        </li>
      ))}
    </ul>
  );
}
