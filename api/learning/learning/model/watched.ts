export type Interval = [from: number, to: number];

const enough = 0.9;

/** Sorted, without overlaps, and clipped to the video. */
export function mergeWatched(intervals: Interval[], durationSeconds: number): Interval[] {
  const clipped = intervals
    .map(([from, to]): Interval => [Math.max(0, from), Math.min(durationSeconds, to)])
    .filter(([from, to]) => to > from)
    .toSorted(([a], [b]) => a - b);
  const merged: Interval[] = [];
  for (const [from, to] of clipped) {
    const last = merged.at(-1);
    // Players report the time a few times a second, so adjacent intervals may have a small gap.
    if (last && from <= last[1] + 0.5) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** 90 % of a video must be seen [domain 4.3]; skipping to the end does not count. */
export function isSeen(watched: Interval[], durationSeconds: number): boolean {
  const seen = watched.reduce((total, [from, to]) => total + to - from, 0);
  return seen >= enough * durationSeconds;
}
