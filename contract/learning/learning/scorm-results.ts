import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { retrieval } from '#contract/shapes.ts';
import { completionStatuses, lessonStatuses, successStatuses } from './values.ts';

export const ScormInteractionResult = z.object({
  id: z.string(),
  type: z.string(),
  description: z.string(),
  /** At most 500 characters. */
  response: z.string(),
  result: z.string(),
});
export type ScormInteractionResult = z.infer<typeof ScormInteractionResult>;

/** What a learner has done in one activity of a SCORM package, in one attempt. */
export const ScormResult = z.object({
  enrollment_id: Id,
  class_id: Id,
  person: z.object({ id: Id, name: z.string() }),
  content_id: Id,
  content_title: z.string(),
  attempt_number: z.int(),
  /** It is the newest attempt, and the rules of the package leave nothing to open that would complete it. */
  is_stuck: z.boolean(),
  item_identifier: z.string(),
  item_title: z.string(),
  lesson_status: z.enum(lessonStatuses),
  /** Null for SCORM 1.2. */
  completion_status: z.enum(completionStatuses).nullable(),
  success_status: z.enum(successStatuses).nullable(),
  /** From 0 to 100. */
  score: z.number().nullable(),
  total_seconds: z.number(),
  /** The first 250. */
  interactions: z.array(ScormInteractionResult),
  updated_at: Moment,
});
export type ScormResult = z.infer<typeof ScormResult>;

export const ScormResultFilter = z
  .strictObject({
    /** Required. */
    class_id: Id,
    enrollment_id: Id,
    content_id: Id,
  })
  .partial();
export type ScormResultFilter = z.infer<typeof ScormResultFilter>;

/** For trainers of the class and staff. A class that the caller does not teach is `not_found`. */
export const retrieveScormResults = retrieval('/scorm-results', {
  summary: 'List what the learners of a class did in SCORM activities',
  filter: ScormResultFilter,
  result: ScormResult,
  refuses: ['not_signed_in', 'not_found'],
});
