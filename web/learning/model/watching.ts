/** Seconds of a video, from and to. */
export type Interval = [from: number, to: number];

/** What has been seen since it was last told, and where the picture is now. */
export type Watching = { seen: Interval[]; at: number };

/** A step longer than this is a jump, even at double speed. */
const longestStep = 2.5;

export function startAt(seconds: number): Watching {
  return { seen: [], at: seconds };
}

/** The player tells the time a few times a second: what lies between two times was seen, unless one has jumped. */
export function watchTo({ seen, at }: Watching, now: number): Watching {
  const step = now - at;
  if (step <= 0 || step > longestStep) return { seen, at: now };
  const last = seen.at(-1);
  if (last?.[1] === at) return { seen: [...seen.slice(0, -1), [last[0], now]], at: now };
  return { seen: [...seen, [at, now]], at: now };
}

/** The same place with nothing left to tell. */
export function told({ at }: Watching): Watching {
  return { seen: [], at };
}

/** Who stopped within the last seconds starts over; there is nothing left to see. */
export function resumeAt(position: number, duration: number): number {
  return position >= duration - 3 ? 0 : position;
}
