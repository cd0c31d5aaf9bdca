import type { ScormLaunch, ScoProgress } from '#contract/learning/calls.ts';
import type { LessonStatus } from '#contract/learning/values.ts';

export type ScormSession =
  | { phase: 'idle' }
  | { phase: 'starting' }
  | { phase: 'playing'; launch: ScormLaunch }
  | { phase: 'ended'; lesson_status: LessonStatus; score: string }
  /** Another window took it over, it is too old, or it did not start. */
  | { phase: 'lost'; code: string };

export function nextToDo(items: readonly ScoProgress[]): ScoProgress | undefined {
  return items.find(({ lesson_status }) => lesson_status !== 'completed' && lesson_status !== 'passed');
}

export function waysIn(items: readonly ScoProgress[]): 'begin' | 'go_on' | 'review' {
  if (!nextToDo(items)) return 'review';
  return items.every(({ lesson_status }) => lesson_status === 'not attempted') ? 'begin' : 'go_on';
}
