import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import type { SeatLine } from '#contract/areas/training/calls.ts';
import { ListPages, type PageLink } from '#web/shared/lists/list-pages.tsx';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { ListResults } from '#web/shared/ui/listing.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { readSeatsSearch, type SeatsSearch } from './model/seats-search.ts';
import { SeatLineCard } from './seat-line-card.tsx';
import { linesPerPage, seatLinesQuery } from './training-queries.ts';
import styles from './seats.module.css';

type SeatResultsProps = { organizationId: number; mayAssign: boolean; search: SeatsSearch };

export function SeatResults(props: SeatResultsProps) {
  const t = useTexts('our_courses');
  const found = useQuery({
    ...seatLinesQuery(props.organizationId, props.search),
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData } = found;

  if (data) return <Found {...props} {...data} isOld={isPlaceholderData} />;
  if (!error) return <SkeletonRows rows={4} label={t('loading')} />;
  return <NotLoaded query={found} title={t('not_loaded')} />;
}

type FoundProps = SeatResultsProps & { results: readonly SeatLine[]; total: number; isOld: boolean };

function Found({ mayAssign, search, results, total, isOld }: FoundProps) {
  const t = useTexts('our_courses');
  const lastPage = Math.max(1, Math.ceil(total / linesPerPage));
  const to = '/profile/our-courses';
  const link: PageLink = (page, props) => <Link to={to} search={readSeatsSearch({ ...search, page })} {...props} />;

  if (!isOld && (search.page ?? 1) > lastPage) {
    return <Navigate to={to} search={readSeatsSearch({ ...search, page: lastPage })} replace />;
  }
  return (
    <ListResults found={t('found', { count: total })} isOld={isOld}>
      {results.length === 0 ? (
        <NoLines isNarrowed={search.search !== undefined || search.state !== undefined} />
      ) : (
        <ul className={styles.lines}>
          {results.map((line) => (
            <SeatLineCard key={line.order_item_id} line={line} mayAssign={mayAssign} />
          ))}
        </ul>
      )}
      <ListPages page={search.page} total={total} perPage={linesPerPage} label={t('pages')} link={link} />
    </ListResults>
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
