import type { Module } from '#contract/learning/learning/calls.ts';

const secondsPerMinute = 60;

/** The time that the contents of a module say they take; null where none says. */
export function minutesOf({ contents }: Pick<Module, 'contents'>): number | null {
  const seconds = contents.reduce((total, { duration_seconds }) => total + (duration_seconds ?? 0), 0);
  return seconds === 0 ? null : Math.max(1, Math.round(seconds / secondsPerMinute));
}
