import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDates } from '#web/shared/texts/format.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { freeSeatsQuery } from './dashboard-queries.ts';
import { DueList } from './due-lists.tsx';

const most = 5;

/** The first to expire first; seats that never expire come last. */
export function FreeSeats({ organizationId }: { organizationId: number }) {
  const t = useTexts('dashboard');
  const { fullDay } = useDates();
  const query = useQuery(freeSeatsQuery(organizationId));

  return (
    <Loaded query={query} loading={t('loading')} failed={t('not_loaded')}>
      {({ results }) => (
        <DueList
          title={t('seats')}
          none={t('no_seats')}
          items={results
            .toSorted((a, b) => (a.assignable_until ?? '9').localeCompare(b.assignable_until ?? '9'))
            .slice(0, most)
            .map((line) => ({
              key: line.order_item_id,
              what: <b>{line.course.title}</b>,
              mark: t('seats_free', { count: line.free }),
              about: line.assignable_until ? (
                <Badge tone="wait">{t('seats_until', { day: fullDay(line.assignable_until, line.class.tz) })}</Badge>
              ) : (
                t('seats_for_ever')
              ),
            }))}
          more={
            <Link
              to="/profile/our-courses"
              search={{ state: 'free' }}
              className={buttonClass({ variant: 'secondary', small: true })}
            >
              {t('assign_seats')}
            </Link>
          }
        />
      )}
    </Loaded>
  );
}
