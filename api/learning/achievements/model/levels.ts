import { achievementKinds, achievementTargets, type AchievementKind } from '#contract/learning/achievements/values.ts';

/** How many of each kind a person has. */
export type Counts = Record<AchievementKind, number>;
export type Level = { kind: AchievementKind; level: number; target: number };

export const allLevels: readonly Level[] = achievementKinds.flatMap((kind) =>
  achievementTargets[kind].map((target, place) => ({ kind, level: place + 1, target })),
);

export function levelsReached(counts: Counts): Level[] {
  return allLevels.filter(({ kind, target }) => counts[kind] >= target);
}
