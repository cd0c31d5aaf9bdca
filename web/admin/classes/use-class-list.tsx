import { dayMs } from '#contract/rules/durations.ts';
import { courseTypes } from '#contract/offer/catalogue/values.ts';
import { classStatuses } from '#contract/offer/classes/values.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Muted } from '#web/shared/ui/layout.tsx';
import { courses } from '../courses/noun.ts';
import { changedColumn } from '../frame/changed-column.tsx';
import type { Column } from '../frame/list/data-table.tsx';
import type { DeskFilter } from '../frame/list/desk-search.ts';
import { useChoices } from '../frame/use-choices.ts';
import { ClassState } from './class-state.tsx';
import type { ClassFilter, ClassRow, ClassSort } from './noun.ts';

export function useClassColumns(): readonly Column<ClassRow, ClassSort>[] {
  const t = useTexts('desk_classes');
  const desk = useTexts('desk');
  const site = useTexts('site');
  const dates = useDates();
  const seats = ({ taken, capacity }: ClassRow) =>
    capacity === null ? String(taken) : t('seats_of', { taken, capacity });

  return [
    { head: t('type'), cell: ({ type }) => site(`type_${type}`), rank: 2, isMinor: true },
    {
      head: t('start'),
      cell: ({ start_at: start, tz }) => (start ? dates.dayOfYear(start, tz) : <Muted>{t('free_start')}</Muted>),
      sort: 'start_at',
    },
    { head: t('seats'), cell: seats, isFigure: true },
    {
      head: t('waiting'),
      cell: ({ waiting }) => (waiting > 0 ? <Badge tone="wait">{waiting}</Badge> : <Muted>–</Muted>),
      rank: 1,
      isFigure: true,
      isMinor: true,
    },
    { head: t('state'), cell: (row) => <ClassState row={row} />, sort: 'status' },
    changedColumn(desk('changed')),
  ];
}

export function useClassFilters(): readonly DeskFilter<ClassFilter>[] {
  const t = useTexts('desk_classes');
  const site = useTexts('site');
  const taught = useChoices(courses);

  return [
    {
      name: 'state',
      label: t('state'),
      none: t('any_state'),
      choices: classStatuses.map((key) => ({ key, name: t(`status_${key}`) })),
      toFilter: (value) => {
        const status = classStatuses.find((one) => one === value);
        return status ? { status } : {};
      },
    },
    {
      name: 'starts_within',
      label: t('start'),
      none: t('any_start'),
      choices: spans.map((key) => ({ key, name: t(`start_${key}`) })),
      toFilter: startsWithin,
    },
    {
      name: 'course',
      label: t('course'),
      none: t('any_course'),
      choices: taught,
      toFilter: (value) => ({ course_id: Number(value) }),
    },
    {
      name: 'type',
      label: t('type'),
      none: t('any_type'),
      choices: courseTypes.map((key) => ({ key, name: site(`type_${key}`) })),
      toFilter: (value) => {
        const type = courseTypes.find((one) => one === value);
        return type ? { type } : {};
      },
    },
  ];
}

const spans = ['week', 'month', 'ahead', 'begun'] as const;
const days = { week: 7, month: 30 };

/** By whole hours, so that a list does not load again with every drawing. */
function startsWithin(span: string): ClassFilter {
  const hour = 3_600_000;
  const now = Math.floor(Date.now() / hour) * hour;
  if (span === 'begun') return { start_at: { lte: at(now) } };
  if (span === 'week' || span === 'month') return { start_at: { gte: at(now), lte: at(now + days[span] * dayMs) } };
  return { start_at: { gte: at(now) } };
}

function at(moment: number): string {
  return new Date(moment).toISOString();
}
