import type { OpenedContent, ScormLaunch, ScoProgress } from '#contract/learning/calls.ts';
import type { LessonStatus } from '#contract/learning/values.ts';

export type ScormPackage = NonNullable<OpenedContent['scorm']>;

export type ScormSession =
  | { phase: 'idle' }
  | { phase: 'starting' }
  | { phase: 'playing'; launch: ScormLaunch; wantsWindow: boolean }
  /** In a window of its own, which this page cannot reach. */
  | { phase: 'away'; launch: ScormLaunch; isBlocked: boolean }
  | { phase: 'ended'; lesson_status: LessonStatus; score: string }
  /** Another window took it over, it is too old, or it did not start. */
  | { phase: 'lost'; code: string };

export function nextToDo(items: readonly ScoProgress[]): ScoProgress | undefined {
  return items.find(({ lesson_status }) => lesson_status !== 'completed' && lesson_status !== 'passed');
}

/** What the learner opens next: by the sequencing of the package, or the first unfinished activity, or the first. */
export function toOpen({ items, next }: Pick<ScormPackage, 'items' | 'next'>): ScoProgress | undefined {
  const open = items.filter(({ place }) => place === 'open');
  return items.find(({ identifier }) => identifier === next) ?? nextToDo(open) ?? open[0];
}

/** The end of an activity is a result, so that another attempt can begin. */
export function restarted({ number, allowed }: ScormPackage['attempt']): ScormPackage['attempt'] {
  return { number, allowed, can_restart: number < allowed };
}

export function waysIn(items: readonly ScoProgress[]): 'begin' | 'go_on' | 'review' {
  if (!nextToDo(items)) return 'review';
  return items.every(({ lesson_status }) => lesson_status === 'not attempted') ? 'begin' : 'go_on';
}

type Package = Pick<ScormPackage, 'items' | 'has_open_session'>;

/**
 * The result of a session in another window, or null while it is open. It is over when two answers in a row say so,
 * since a window that is loaded again ends the session for a moment.
 */
export function resultOfAway(
  { item_identifier, mode }: ScormLaunch,
  { items, has_open_session }: Package,
  before: Package | null,
): ScormSession | null {
  if (has_open_session || !before || before.has_open_session) return null;
  const item = items.find(({ identifier }) => identifier === item_identifier);
  if (!item || mode === 'browse') return { phase: 'idle' };
  const { lesson_status, score } = item;
  if (lesson_status === 'not attempted') return { phase: 'lost', code: 'activity_silent' };
  return { phase: 'ended', lesson_status, score: score === null ? '' : String(score) };
}
