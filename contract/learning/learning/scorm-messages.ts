import type { LessonStatus } from './values.ts';
import type { ScormNavigation } from './scorm-2004-cmi.ts';
import type { ScormCommit } from './calls.ts';

/** From the page of the player, on the content origin, to the front office that embeds it. */
export type PlayerMessage =
  | { kind: 'commit'; commit: Omit<ScormCommit, 'launch_token'> }
  /** The activity has ended and may be removed. */
  | { kind: 'finished'; lesson_status: LessonStatus; score: string }
  /** The activity opens a page in a new window, which cannot reach the run-time API from a frame. */
  | { kind: 'wants_window' }
  /** The answer to `close`, after the last commit. */
  | { kind: 'closed' }
  | { kind: 'failed'; code: string };

/** From the front office to the page of the player. */
export type AppMessage =
  /** `stored` is the newest revision on the server. */
  | { kind: 'committed'; revision: number; stored: number }
  /** Not stored; try again. */
  | { kind: 'not_committed'; revision: number }
  /** Not stored; do not try again. */
  | { kind: 'refused' }
  /** The learner leaves: end the activity and commit the rest. */
  | { kind: 'close'; navigation?: ScormNavigation };
