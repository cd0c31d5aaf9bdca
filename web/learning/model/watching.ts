/** Seconds of a video, from and to. */
export type Interval = [from: number, to: number];

/** What has been seen since it was last told, and where the picture is now. */
export type Watching = { seen: Interval[]; at: number };

/** A step longer than this is a jump, even at double speed. */
const longestStep = 2.5;
/** The player goes on between two questions. */
const slack = 0.5;

export function startAt(seconds: number): Watching {
  return { seen: [], at: seconds };
}

/**
 * The player tells the time a few times a second: what lies between two times was seen, unless one has jumped. On a slow
 * phone it may be silent for seconds; then it counts since when it has played without a jump.
 */
export function watchTo({ seen, at }: Watching, now: number, playedSince = now): Watching {
  const step = now - at;
  if (step <= 0 || (step > longestStep && at < playedSince)) return { seen, at: now };
  const last = seen.at(-1);
  if (last?.[1] === at) return { seen: [...seen.slice(0, -1), [last[0], now]], at: now };
  return { seen: [...seen, [at, now]], at: now };
}

/** Where the stretch begins that played until now without a jump; now, where the browser tells of none. */
export function sinceIn(played: Pick<TimeRanges, 'length' | 'start' | 'end'>, now: number): number {
  for (let at = 0; at < played.length; at += 1) {
    if (now <= played.end(at) + slack) return Math.min(played.start(at), now);
  }
  return now;
}

/** The same place with nothing left to tell. */
export function reported({ at }: Watching): Watching {
  return { seen: [], at };
}

/** Who stopped within the last seconds starts over; there is nothing left to see. */
export function resumeAt(position: number, duration: number): number {
  return position >= duration - 3 ? 0 : position;
}
