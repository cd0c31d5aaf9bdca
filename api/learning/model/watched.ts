/** Seconds of a video, from and to. */
export type Interval = [from: number, to: number];

const enough = 0.9;

/** All that was seen, in order and without overlap, inside the video. */
export function mergeWatched(intervals: Interval[], durationSeconds: number): Interval[] {
  const tx = intervals
    .map(([from, to]): Interval => [Math.max(0, from), Math.min(durationSeconds, to)])
    .filter(([from, to]) => to > from)
    .toSorted(([a], [b]) => a - b);
  const merged: Interval[] = [];
  for (const [from, to] of tx) {
    const last = merged.at(-1);
    // Players tell the time a few times a second, so neighbours may miss each other by a little.
    if (last && from <= last[1] + 0.5) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** A video is done at 90 % seen [domain 4.3]; skipping to its end is not seeing it. */
export function isSeen(watched: Interval[], durationSeconds: number): boolean {
  const seen = watched.reduce((total, [from, to]) => total + to - from, 0);
  return seen >= enough * durationSeconds;
}
