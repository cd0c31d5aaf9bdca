import type { Period } from './calendar-period.ts';
import { dayAfter, mondayOf, type Day } from '#contract/rules/days.ts';

/** `turns` is true when the day is on another sheet. */
export type Step = { to: Day; by: 1 | -1; turns: boolean };

type From = {
  span: Period['span'];
  from: Day;
  day: Day | undefined;
};

const pages: Record<string, 1 | -1> = { PageUp: -1, PageDown: 1 };
const days: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

export function stepOf(key: string, { span, from, day }: From): Step | undefined {
  const page = pages[key];
  if (page) return { to: dayAfter(day ?? from, page * (span === 'week' ? 7 : 28)), by: page, turns: true };
  return day === undefined ? undefined : stepFrom(day, key);
}

function stepFrom(day: Day, key: string): Step | undefined {
  const by = days[key];
  if (by !== undefined) return { to: dayAfter(day, by), by: by < 0 ? -1 : 1, turns: false };
  if (key === 'Home') return { to: mondayOf(day), by: 1, turns: false };
  if (key === 'End') return { to: dayAfter(mondayOf(day), 6), by: -1, turns: false };
  return undefined;
}
