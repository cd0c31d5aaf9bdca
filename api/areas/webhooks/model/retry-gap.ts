import { hourMs, minuteMs } from '#contract/rules/durations.ts';

/** The schedule of Standard Webhooks, with a clock that looks once a minute: three days in all. */
const gapsMs = [1 * minuteMs, 5 * minuteMs, 30 * minuteMs, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hourMs)];

const longestRequestedMs = 24 * hourMs;
const jitter = 0.1;

type Failed = {
  /** How many attempts have failed. */
  attempts: number;
  /** How long the receiver asked to be left alone, by `Retry-After`. */
  requestedMs?: number | null;
  /** From 0 to 1, so that the receiver is not asked by all at once again. */
  chance: number;
};

/** How long until the next attempt; null where the last one has failed. */
export function retryGap({ attempts, requestedMs, chance }: Failed): number | null {
  const gap = gapsMs[attempts - 1];
  if (gap === undefined) return null;
  return Math.max(gap * (1 + jitter * chance), Math.min(requestedMs ?? 0, longestRequestedMs));
}

/** `Retry-After` in milliseconds: seconds, or a date [RFC 9110, 10.2.3]. Null where it says nothing. */
export function retryAfterMs(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? null : Math.max(0, until - now.getTime());
}
