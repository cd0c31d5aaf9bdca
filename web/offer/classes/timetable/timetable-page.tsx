import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { Suspense } from 'react';
import type { Timetable } from '#contract/learning/timetable/calls.ts';
import { isEndedEnrollment } from '#contract/learning/enrollments/values.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { usePlaceOf } from '#web/shared/texts/place-of.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Page, PageHead } from '#web/shared/ui/page.tsx';
import { Skeleton, SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { useOwnZone } from '#web/shared/visitor/own-zone.ts';
import { useCalendarWords } from '../calendar/use-calendar-words.ts';
import { timetablePeriod, type TimetableSearch } from '../model/timetable-search.ts';
import { TimetableBar } from './timetable-bar.tsx';
import { TimetableLessons } from './timetable-lessons.tsx';
import { ownToday, timetableQuery } from './timetable-queries.ts';
import styles from './timetable.module.css';

const OwnCalendar = lazy(async () => ({ default: (await import('./own-calendar.tsx')).OwnCalendar }));

type TimetablePageProps = { enrollmentId: number; search: TimetableSearch };

export function TimetablePage({ enrollmentId, search }: TimetablePageProps) {
  const t = useTexts('timetable');
  const match = useQuery(timetableQuery(enrollmentId, search));
  const timetable = match.data?.results[0];

  return (
    <Page>
      <div className={styles.root} aria-busy={match.isFetching}>
        <TimetableHead timetable={timetable} />
        {match.error && <NotLoaded query={match} title={t('failed')} text={t('failed_text')} />}
        {!timetable && !match.error && <SkeletonRows rows={6} label={t('loading')} />}
        {timetable && (
          <Shown timetable={timetable} search={search} now={match.dataUpdatedAt} isFailed={match.error !== null} />
        )}
      </div>
    </Page>
  );
}

function TimetableHead({ timetable }: { timetable: Timetable | undefined }) {
  const t = useTexts('timetable');
  const { is_own = true, person, class: run } = timetable ?? {};

  return (
    <PageHead
      path={
        <Breadcrumb label={t('path')}>
          {is_own && <Link to="/profile/my-courses">{t('my_courses')}</Link>}
          {run && t('class', { code: run.code })}
          {t('title_short')}
        </Breadcrumb>
      }
      title={is_own ? t('title') : t('title_of', { name: person?.name ?? '' })}
      lead={timetable && <Lead timetable={timetable} />}
      actions={
        <Button variant="quiet" small onPress={() => print()}>
          <Icon of={Printer} />
          {t('print')}
        </Button>
      }
    />
  );
}

/** Names the zone of the place, and that of the reader where it is another. */
function Lead({ timetable: { is_own, course, class: run } }: { timetable: Timetable }) {
  const t = useTexts('timetable');
  const placeOf = usePlaceOf();
  const { nameOfZone } = useCalendarWords();
  const zone = useOwnZone();
  const place = placeOf(run.tz);
  const isElsewhere = zone !== null && nameOfZone(zone) !== nameOfZone(run.tz);

  return (
    <>
      {t(is_own ? 'lead' : 'lead_other', { course: course.title })} {t('hours_of', { place })}{' '}
      {isElsewhere && t('hours_of_reader', { zone: nameOfZone(zone) })}
    </>
  );
}

type ShownProps = { timetable: Timetable; search: TimetableSearch; now: number; isFailed: boolean };

function Shown({ timetable, search, now, isFailed }: ShownProps) {
  const t = useTexts('timetable');
  const today = ownToday();
  const period = timetablePeriod(search, today);
  const { enrollment, class: run, is_own } = timetable;
  const isOver = isEndedEnrollment(enrollment.status);

  return (
    <>
      {run.status === 'canceled' && <Alert tone="warning" title={t('class_canceled')} />}
      {isOver && <Alert title={t('enrollment_over')} />}
      <TimetableBar timetable={timetable} search={search} period={period} today={today} />
      {!isFailed && <TimetableLessons timetable={timetable} period={period} today={today} now={now} />}
      {is_own && !isOver && (
        <Suspense fallback={<Skeleton />}>
          <OwnCalendar of={enrollment.id} />
        </Suspense>
      )}
    </>
  );
}
