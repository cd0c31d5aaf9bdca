import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PagedResults } from '#web/shared/lists/paged-results.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { readSeatsSearch, type SeatsSearch } from './model/seats-search.ts';
import { SeatLineCard } from './seat-line-card.tsx';
import { linesPerPage, seatLinesQuery } from './training-queries.ts';
import styles from './seats.module.css';

type SeatResultsProps = { organizationId: number; mayAssign: boolean; search: SeatsSearch };

export function SeatResults({ organizationId, mayAssign, search }: SeatResultsProps) {
  const t = useTexts('our_courses');
  const query = useQuery({ ...seatLinesQuery(organizationId, search), placeholderData: keepPreviousData });

  return (
    <PagedResults
      query={query}
      page={search.page}
      perPage={linesPerPage}
      at={(page) => readSeatsSearch({ ...search, page })}
      loading={t('loading')}
      failed={{ title: t('not_loaded') }}
      status={(total) => t('found', { count: total })}
      pages={t('pages')}
      empty={<NoLines isNarrowed={search.search !== undefined || search.state !== undefined} />}
    >
      {(lines) => (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <SeatLineCard key={line.order_item_id} line={line} mayAssign={mayAssign} />
          ))}
        </ul>
      )}
    </PagedResults>
  );
}

function NoLines({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTexts('our_courses');

  if (isNarrowed) {
    return (
      <EmptyState
        panel
        title={t('none_found')}
        actions={
          <Link to="/profile/our-courses" search={{}} className={buttonClass({ variant: 'secondary' })}>
            {t('see_all')}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      panel
      title={t('none')}
      actions={
        <Link to="/courses" className={buttonClass()}>
          {t('see_courses')}
        </Link>
      }
    >
      <p>{t('none_text')}</p>
    </EmptyState>
  );
}
