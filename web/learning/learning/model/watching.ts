/** In seconds: `seen` has not been sent yet; `at` is the current position. */
type Watching = { seen: [from: number, to: number][]; at: number };

/** A longer step is a jump, even at double speed. */
const longestStep = 2.5;
/** The player runs on between two readings. */
const slack = 0.5;

export function startAt(seconds: number): Watching {
  return { seen: [], at: seconds };
}

/**
 * What lies between two readings was seen, unless the viewer jumped. A slow phone may not report for seconds; then the
 * time since which it has played without a jump counts.
 */
export function watchTo({ seen, at }: Watching, now: number, playedSince = now): Watching {
  const step = now - at;
  if (step <= 0 || (step > longestStep && at < playedSince)) return { seen, at: now };
  const last = seen.at(-1);
  if (last?.[1] === at) return { seen: [...seen.slice(0, -1), [last[0], now]], at: now };
  return { seen: [...seen, [at, now]], at: now };
}

/** Start of the stretch played until now without a jump; now, where the browser knows none. */
export function sinceIn(played: Pick<TimeRanges, 'length' | 'start' | 'end'>, now: number): number {
  for (let at = 0; at < played.length; at += 1) {
    if (now <= played.end(at) + slack) return Math.min(played.start(at), now);
  }
  return now;
}

/** A viewer who stopped in the last seconds starts over. */
export function resumeAt(position: number, duration: number): number {
  return position >= duration - 3 ? 0 : position;
}
