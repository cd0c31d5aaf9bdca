import type { QueryKey } from '@tanstack/react-query';
import { dayAfter, dayIn, firstOfMonth, mondayOf } from '#contract/rules/days.ts';
import { hourMs } from '#contract/rules/durations.ts';
import { api, queries } from '../api/api.ts';
import { callIn } from './model/stored-queries.ts';
import { storeAnswer } from './stored-answers.ts';

/** As many days as a month shows, with the weeks that it begins and ends in. */
const daysAhead = 41;
const storedUntil = new Map<number, number>();

/** A timetable is read week by week; who has opened one finds this month and the next weeks without a network too. */
export async function storeComingWeeks(key: QueryKey): Promise<void> {
  if (callIn(key) !== 'timetable.retrieveTimetable') return;
  const { filter }: { filter?: { enrollment_id?: number } } = Object(key[3]);
  const id = filter?.enrollment_id;
  if (id === undefined || (storedUntil.get(id) ?? 0) > Date.now()) return;
  storedUntil.set(id, Date.now() + hourMs);
  const today = dayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  await Promise.all([firstOfMonth(today), today].map((day) => storeDays(id, mondayOf(day))));
}

/** The device has none of them any more. */
export function dropComingWeeks(): void {
  storedUntil.clear();
}

async function storeDays(id: number, from: string): Promise<void> {
  const input = { filter: { enrollment_id: id, days: { gte: from, lte: dayAfter(from, daysAhead) } } };
  const { queryKey } = queries().timetable.retrieveTimetable.queryOptions({ input });
  await storeAnswer(queryKey, await api().timetable.retrieveTimetable(input), Date.now());
}
