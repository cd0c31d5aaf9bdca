import type { OpenedContent, ScormLaunch, ScoProgress } from '#contract/learning/learning/calls.ts';
import type { LessonStatus } from '#contract/learning/learning/values.ts';

export type ScormPackage = NonNullable<OpenedContent['scorm']>;

export type ScormSession =
  | { phase: 'idle' }
  | { phase: 'starting' }
  | { phase: 'playing'; launch: ScormLaunch; wantsWindow: boolean }
  /** In a window of its own, which this page cannot reach. */
  | { phase: 'away'; launch: ScormLaunch; isBlocked: boolean }
  | { phase: 'ended'; lesson_status: LessonStatus; score: string }
  /** Another window took it over, it is too old, or it did not start. */
  | { phase: 'lost'; code: string; message?: string };

export function nextToDo(items: readonly ScoProgress[]): ScoProgress | undefined {
  return items.find(({ lesson_status }) => lesson_status !== 'completed' && lesson_status !== 'passed');
}

/** What the learner opens next: by the sequencing of the package, or the first unfinished activity, or the first. */
export function toOpen({ items, next }: Pick<ScormPackage, 'items' | 'next'>): ScoProgress | undefined {
  const open = items.filter(({ place }) => place === 'open');
  return items.find(({ identifier }) => identifier === next) ?? nextToDo(open) ?? open[0];
}

/** The end of an activity is a result, so that another attempt can begin; who is stuck may always begin again. */
export function restarted({ number, allowed }: ScormPackage['attempt'], is_stuck: boolean): ScormPackage['attempt'] {
  return { number, allowed, is_stuck, can_restart: is_stuck || number < allowed };
}

/** The next attempt begins without results. */
export function begunAgain(pack: ScormPackage): ScormPackage {
  const items = pack.items.map((item) => ({ ...item, lesson_status: 'not attempted' as const, score: null }));
  const { number, allowed } = pack.attempt;
  return { ...pack, items, attempt: { number: number + 1, allowed, can_restart: false, is_stuck: false } };
}

/** Whether the package has anything that can be opened now. */
export function opensAnything({ items, next }: Pick<ScormPackage, 'items' | 'next'>): boolean {
  return next !== null || items.some(({ place }) => place === 'open');
}

const ownWords = ['activity_silent', 'nothing_follows', 'scorm_no_attempt_left'] as const;
const wordsOfCodes = { scorm_opened_elsewhere: 'opened_elsewhere', scorm_launch_expired: 'open_too_long' } as const;

/** What is said after a launch that was refused, or a session that was lost; null for the words of the server. */
export function lostWords({ code, message }: { code: string; message?: string }, pack: ScormPackage) {
  if (code === 'scorm_activity_closed') return opensAnything(pack) ? code : 'nothing_opens';
  const own = ownWords.find((each) => each === code);
  if (own) return own;
  if (code === 'scorm_opened_elsewhere' || code === 'scorm_launch_expired') return wordsOfCodes[code];
  return message === undefined ? 'activity_failed' : null;
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
