import { useState } from 'react';
import type { LessonSeries, PlannedSeries, SeriesException } from '#contract/offer/classes/series.ts';
import { weekdays, type Weekday } from '#contract/rules/opening-hours.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { dayInZone } from '#web/shared/texts/moment-in-zone.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { useRefresh } from '../../frame/use-records.ts';
import type { OpenClass } from '../class-part.tsx';
import { classes } from '../noun.ts';

export type TypedRule = {
  weekdays: readonly Weekday[];
  from: string;
  to: string;
  first_day: string;
  last_day: string;
  count: string;
  skips_holidays: boolean;
  room: string;
  trainer_id: string;
};

/** A series as it is typed, what it would become, and its exceptions. A change of the rule needs another preview. */
export function useSeries(row: OpenClass) {
  const t = useTexts('desk_classes');
  const refresh = useRefresh(classes);
  const sending = useSending();
  const [rule, setRule] = useState(() => ruleOf(row));
  const [exceptions, setExceptions] = useState<readonly SeriesException[]>([]);
  const [planned, setPlanned] = useState<PlannedSeries | null>(null);

  function change(part: Partial<TypedRule>): void {
    setRule({ ...rule, ...part });
    setPlanned(null);
  }

  async function preview(next: readonly SeriesException[] = exceptions): Promise<void> {
    await sending.send(async () => {
      const { data } = await api().classes.previewLessonSeries({ data: [seriesOf(row.id, rule, next)] });
      setExceptions(next);
      setPlanned(data[0]);
    });
  }

  /** What is different on one day, instead of what was before. */
  function except(exception: SeriesException): Promise<void> {
    return preview([...exceptions.filter(({ day }) => day !== exception.day), exception]);
  }

  async function create(): Promise<void> {
    const many = planned?.lessons.length ?? 0;
    const isDone = await sending.send(() =>
      api().classes.createLessonSeries({ data: [seriesOf(row.id, rule, exceptions)] }),
    );
    if (!isDone) return;
    notify({ kind: 'success', messages: t('series_done', { count: many }) });
    setPlanned(null);
    setExceptions([]);
    await refresh();
  }

  return { rule, change, planned, exceptions, preview, except, create, sending };
}

export type Series = ReturnType<typeof useSeries>;

function ruleOf({ start_at: start, tz, trainer_ids: ids }: OpenClass): TypedRule {
  const [only] = ids.length === 1 ? ids : [];
  return {
    weekdays: [],
    from: '09:00',
    to: '12:00',
    first_day: start ? dayInZone(start, tz) : '',
    last_day: '',
    count: '',
    skips_holidays: true,
    room: '',
    trainer_id: only ? String(only) : '',
  };
}

function seriesOf(class_id: number, rule: TypedRule, exceptions: readonly SeriesException[]): LessonSeries {
  const { last_day: lastDay, count, room, trainer_id: trainer, ...plain } = rule;
  return {
    class_id,
    ...plain,
    weekdays: weekdays.filter((each) => plain.weekdays.includes(each)),
    ...(lastDay && { last_day: lastDay }),
    ...(count && { count: Number(count) }),
    room: room || null,
    trainer_id: trainer ? Number(trainer) : null,
    exceptions: [...exceptions],
  };
}
