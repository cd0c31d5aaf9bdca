import type { LessonStatus } from './values.ts';
import type { ScormCommit } from './calls.ts';

/** What the player's page, on the content origin, tells the front office that shows it. */
export type PlayerMessage =
  | { kind: 'commit'; commit: Omit<ScormCommit, 'launch_token'> }
  /** The activity has ended by itself and may be taken away. */
  | { kind: 'finished'; lesson_status: LessonStatus; score: string }
  /** As asked for by `close`, everything is told. */
  | { kind: 'closed' }
  | { kind: 'failed'; code: string };

/** What the front office tells the player's page. */
export type AppMessage =
  | { kind: 'committed'; revision: number }
  /** Not kept, and worth another try. */
  | { kind: 'not_committed'; revision: number }
  /** Not kept, for good. */
  | { kind: 'refused' }
  /** The learner goes elsewhere: end the activity and tell all that is left. */
  | { kind: 'close' };
