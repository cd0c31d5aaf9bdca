import { textIn } from '#contract/basics.ts';
import type { CalendarDay, CalendarEntry, CalendarFilter } from '#contract/offer/classes/calendar.ts';
import { dayAfter, type Day } from '#contract/rules/days.ts';
import { isFull, seatsLeft, takesWaiting } from '#contract/rules/seats.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { drawingOf } from '#api/offer/catalogue/index.ts';
import { requestedDays, requireTimeZone } from '../requested-days.ts';
import { findDays, type DayRow, type EntryRow } from './store.ts';

const usual = { days: 31, perDay: 10 };

export async function retrieveCalendar(
  ctx: Ctx,
  { filter, limit, offset }: ListQuery<{ filter?: CalendarFilter }>,
): Promise<ResultPage<CalendarDay>> {
  const { tz, most_per_day: most = usual.perDay, starts_only: startsOnly = false, days: _days, ...narrowing } = filter;
  const readerZone = tz === undefined ? null : requireTimeZone(tz, 'tz');
  const days = requestedDays(filter.days ?? usualDays(ctx.now()), 'days');
  const rows = await findDays(ctx, { days, readerZone, most, narrowing, startsOnly });
  const match = days.flatMap((day, place) => dayOf(day, rowsOf(rows, place), { ctx, most }));
  return { results: match.slice(offset, offset + limit), total: match.length };
}

function usualDays(now: Date): { gte: Day; lte: Day } {
  const today = now.toISOString().slice(0, 10);
  return { gte: today, lte: dayAfter(today, usual.days - 1) };
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
    course: {
      id: row.course_id,
      title: textIn(row.course_title, ctx.locale),
      partner: row.partner,
      category: categoryOf(row, ctx),
    },
  };
}

function categoryOf({ category_id: id, category_name: name, cover_key }: EntryRow, { locale }: Ctx) {
  return id === null ? null : { id, name: textIn(name, locale), drawing: drawingOf(cover_key) };
}
