import { dayMs, hourMs, minuteMs } from '#contract/rules/durations.ts';

export type Age = { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number };

/** How long something has been waiting, in the largest unit that fits. */
export function ageOf(since: string, now = Date.now()): Age {
  const ms = Math.max(0, now - Date.parse(since));
  if (ms < minuteMs) return { unit: 'now', count: 0 };
  if (ms < hourMs) return { unit: 'minutes', count: Math.floor(ms / minuteMs) };
  if (ms < dayMs) return { unit: 'hours', count: Math.floor(ms / hourMs) };
  return { unit: 'days', count: Math.floor(ms / dayMs) };
}

/** What waits longer than a day stands out, as does what is past its deadline. */
export function isLate(
  { waits_since, due_at }: { waits_since: string; due_at: string | null },
  now = Date.now(),
): boolean {
  if (due_at !== null && isPast(due_at, now)) return true;
  return now - Date.parse(waits_since) >= dayMs;
}

export function isPast(moment: string, now = Date.now()): boolean {
  return Date.parse(moment) <= now;
}
