import type { Classroom } from '#contract/areas/classroom/calls.ts';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { usePlaceOf } from '#web/shared/texts/place-of.ts';
import { useTexts } from '#web/shared/texts/texts.ts';

type Dated = Pick<Classroom, 'start_at' | 'end_at' | 'tz' | 'type'>;
type Placed = Pick<Classroom, 'type' | 'venue' | 'city'>;

/** How the page of a class writes its facts. */
export function useClassroomWords() {
  const t = useTexts('classroom');
  const { daysBetween, fullDay } = useDates();
  const { zoneOf } = useClassHours();
  const placeOf = usePlaceOf();

  function dates({ start_at: start, end_at: end, ...of }: Dated): string {
    if (start === null) return t('any_day');
    const tz = zoneOf(of);
    const days = daysBetween({ from: start, to: end, tz });
    return days ? t('from_to', days) : fullDay(start, tz);
  }

  function place({ type, venue, city }: Placed): string {
    if (type !== 'presential') return t(`type_${type}`);
    return [venue, city].filter(Boolean).join(', ') || t('type_presential');
  }

  function workload({ workload_hours: hours }: Classroom['course']): string {
    return hours === null ? '' : t('hours', { count: hours });
  }

  function status({ status: of, is_for_sale, is_full, start_at }: Classroom): string {
    if (of === 'opened') return t(is_for_sale ? (is_full ? 'status_full' : 'status_opened') : 'status_not_for_sale');
    const isRunning = of === 'closed' && start_at !== null && Date.parse(start_at) <= Date.now();
    return t(isRunning ? 'status_running' : `status_${of}`);
  }

  return { dates, place, workload, status, placeOf, zoneOf };
}
