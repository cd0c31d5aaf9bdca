import { useQuery } from '@tanstack/react-query';
import { isCurrentClass } from '#contract/offer/classes/values.ts';
import type { Api } from '#contract/index.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Table, type Column } from '#web/shared/ui/table.tsx';
import desk from '../desk.module.css';
import type { RowOf } from '../frame/noun.ts';
import type { OpenClass } from './class-part.tsx';
import { lessonsQuery } from './class-queries.ts';
import { SeriesPlanner } from './series/series-planner.tsx';
import { useTrainers } from './use-class-sections.ts';

type LessonRow = RowOf<Api['classes']['retrieveLessonSources']>;

const tones: Record<LessonRow['status'], BadgeTone> = { planned: 'info', given: 'good', canceled: 'bad' };

/** The lessons of a class, and a series of new ones. */
export function LessonsPart({ row }: { row: OpenClass }) {
  const t = useTexts('desk_classes');
  const site = useTexts('desk');
  const query = useQuery(lessonsQuery(row.id));

  return (
    <>
      <section className={desk.part} aria-labelledby="lessons">
        <h2 id="lessons">{t('part_lessons')}</h2>
        <Loaded query={query} loading={site('loading')} failed={site('not_loaded')} rows={4}>
          {(lessons) => <Lessons row={row} lessons={lessons} />}
        </Loaded>
      </section>
      {isCurrentClass(row.status) && (
        <section className={desk.part} aria-labelledby="series">
          <h2 id="series">{t('series_title')}</h2>
          <SeriesPlanner row={row} />
        </section>
      )}
    </>
  );
}

function Lessons({ row, lessons }: { row: OpenClass; lessons: readonly LessonRow[] }) {
  const t = useTexts('desk_classes');
  const columns = useLessonColumns(row);

  if (lessons.length === 0) {
    return (
      <EmptyState panel level={3} title={t('no_lessons')}>
        <p>{t('no_lessons_text')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <Table caption={t('lessons_caption')} rows={lessons} rowKey={({ id }) => id} columns={columns} />
      <p>
        {/* The page of the class, where each lesson is moved, canceled and marked as given. */}
        <a href={`/classes/${row.id}/lessons`} className={buttonClass({ variant: 'secondary', small: true })}>
          {t('change_lessons')}
        </a>
      </p>
    </>
  );
}

function useLessonColumns({ tz, trainer_ids: ids }: OpenClass): Column<LessonRow>[] {
  const t = useTexts('desk_classes');
  const dates = useDates();
  const trainers = useTrainers();
  const nameOf = (id: number | null) => trainers.find(({ key }) => key === String(id))?.name;
  const [only] = ids.length === 1 ? ids : [];

  return [
    {
      head: t('day'),
      headsRow: true,
      cell: ({ starts_at: at }) => `${dates.weekday(at, tz)}, ${dates.dayOfYear(at, tz)}`,
    },
    {
      head: t('hours'),
      cell: ({ starts_at: from, ends_at: to }) => t('from_to', { from: dates.time(from, tz), to: dates.time(to, tz) }),
    },
    { head: t('room'), cell: ({ room }) => room ?? '–' },
    { head: t('trainer'), cell: ({ trainer_id: id }) => nameOf(id ?? only ?? null) ?? t('all_trainers') },
    {
      head: t('state'),
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`lesson_${status}`)}</Badge>,
    },
  ];
}
