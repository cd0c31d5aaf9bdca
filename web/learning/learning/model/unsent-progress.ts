import type { ContentProgress } from '#contract/learning/learning/calls.ts';

type Interval = [from: number, to: number];

/** One call takes as many. */
const mostIntervals = 200;

/** One entry per content, in the order in which the first of each came. */
export function withProgress(unsent: readonly ContentProgress[], news: ContentProgress): ContentProgress[] {
  const before = unsent.find((each) => isSame(each, news));
  if (!before) return [...unsent, news];
  const watched = joined([...(before.watched ?? []), ...(news.watched ?? [])]);
  const both = { ...before, ...news, ...(watched.length > 0 && { watched }) };
  return unsent.map((each) => (each === before ? both : each));
}

export function nextToSend([first]: readonly ContentProgress[]): ContentProgress | undefined {
  return first?.watched ? { ...first, watched: first.watched.slice(0, mostIntervals) } : first;
}

/** What was done while `sent` was under way stays. */
export function withoutSent(unsent: readonly ContentProgress[], sent: ContentProgress): ContentProgress[] {
  return unsent.flatMap((each) => (isSame(each, sent) ? restOf(each, sent) : [each]));
}

function restOf(done: ContentProgress, sent: ContentProgress): ContentProgress[] {
  const { content_id, enrollment_id, position_seconds } = done;
  const watched = done.watched?.filter((one) => !sent.watched?.some((other) => isWithin(one, other))) ?? [];
  const isOpened = done.opened === true && sent.opened !== true;
  const isLeft = watched.length > 0 || isOpened || position_seconds !== sent.position_seconds;
  const rest = {
    content_id,
    enrollment_id,
    ...(isOpened && { opened: true as const }),
    ...(position_seconds !== undefined && { position_seconds }),
    ...(watched.length > 0 && { watched }),
  };
  return isLeft ? [rest] : [];
}

function isSame(one: ContentProgress, other: ContentProgress): boolean {
  return one.content_id === other.content_id && one.enrollment_id === other.enrollment_id;
}

function isWithin([from, to]: Interval, [start, end]: Interval): boolean {
  return start <= from && to <= end;
}

function joined(intervals: readonly Interval[]): Interval[] {
  const whole: Interval[] = [];
  for (const [from, to] of intervals.toSorted(([a], [b]) => a - b)) {
    const last = whole.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else whole.push([from, to]);
  }
  return whole;
}
