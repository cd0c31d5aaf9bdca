import { textIn } from '#contract/basics.ts';
import { mostCalendarDays } from '#contract/classes/calendar-values.ts';
import type { CalendarDay, CalendarEntry, CalendarFilter } from '#contract/classes/calendar.ts';
import { Refusal } from '#contract/refusals.ts';
import { countDays, daysFrom, isTimeZone, type Day } from '#contract/rules/days.ts';
import { beginsOf } from '#contract/rules/days-in-zone.ts';
import { isFull, seatsLeft, takesWaiting } from '#contract/rules/seats.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ListQuery, Found } from '#api/shared/retrieval.ts';
import { findDays, type DayRow, type EntryRow } from './store.ts';

const usual = { days: 31, perDay: 10 };

export async function retrieveCalendar(
  ctx: Ctx,
  { filter, limit, offset }: ListQuery<{ filter?: CalendarFilter }>,
): Promise<Found<CalendarDay>> {
  const { tz = 'UTC', most_per_day: most = usual.perDay, days: _days, ...narrowing } = filter;
  if (!isTimeZone(tz)) throw new Refusal('invalid_input', { field: 'tz' });
  const days = daysOf(filter, ctx.now());
  const begins = beginsOf(daysFrom(days[0] ?? '', days.length + 1), tz);
  const rows = await findDays(ctx, { begins, most, narrowing });
  const found = days.flatMap((day, place) => dayOf(day, rowsOf(rows, place), { ctx, most }));
  return { results: found.slice(offset, offset + limit), total: found.length };
}

function daysOf({ days }: CalendarFilter, now: Date): Day[] {
  const first = days?.gte ?? now.toISOString().slice(0, 10);
  const many = days ? countDays(days.gte, days.lte) : usual.days;
  // In other centuries time zones have offsets of their own.
  if (many === 0 || many > mostCalendarDays || !first.startsWith('20'))
    throw new Refusal('invalid_input', { field: 'days' });
  return daysFrom(first, many);
}

function rowsOf(rows: DayRow[], place: number): DayRow[] {
  // `width_bucket` counts from one.
  return rows.filter(({ place_of_day }) => place_of_day === place + 1);
}

function dayOf(day: Day, rows: DayRow[], { ctx, most }: { ctx: Ctx; most: number }): CalendarDay[] {
  const [first] = rows;
  if (!first) return [];
  return [{ day, entry_count: first.entry_count, entries: rows.slice(0, most).map((row) => toEntry(ctx, row)) }];
}

function toEntry(ctx: Ctx, row: EntryRow): CalendarEntry {
  return {
    class_id: row.class_id,
    lesson_id: row.lesson_id,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    tz: row.tz,
    type: row.type,
    status: row.status,
    venue: row.venue,
    city: row.city,
    room: row.room,
    seats_left: seatsLeft(row),
    is_full: isFull(row),
    is_for_sale: row.is_for_sale,
    takes_waiting: takesWaiting(row, ctx.now()),
    course: { id: row.course_id, title: textIn(row.course_title, ctx.locale), partner: row.partner },
  };
}
