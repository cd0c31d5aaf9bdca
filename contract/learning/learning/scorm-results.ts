import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { retrieval } from '#contract/shapes.ts';
import { completionStatuses, lessonStatuses, successStatuses } from './values.ts';

export const ScormInteractionResult = z.object({
  id: z.string(),
  type: z.string(),
  description: z.string(),
  response: z.string().describe('At most 500 characters.'),
  result: z.string(),
});
export type ScormInteractionResult = z.infer<typeof ScormInteractionResult>;

export const ScormResult = z
  .object({
    enrollment_id: Id,
    class_id: Id,
    person: z.object({ id: Id, name: z.string() }),
    content_id: Id,
    content_title: z.string(),
    attempt_number: z.int(),
    is_stuck: z
      .boolean()
      .describe('It is the newest attempt, and the rules of the package leave nothing to open that would complete it.'),
    item_identifier: z.string(),
    item_title: z.string(),
    lesson_status: z.enum(lessonStatuses),
    completion_status: z.enum(completionStatuses).nullable().describe('Null for SCORM 1.2.'),
    success_status: z.enum(successStatuses).nullable(),
    score: z.number().nullable().describe('From 0 to 100.'),
    total_seconds: z.number(),
    interactions: z.array(ScormInteractionResult).describe('The first 250.'),
    updated_at: Moment,
  })
  .describe('What a learner has done in one activity of a SCORM package, in one attempt.');
export type ScormResult = z.infer<typeof ScormResult>;

export const ScormResultFilter = z
  .strictObject({
    class_id: Id.describe('Required.'),
    enrollment_id: Id,
    content_id: Id,
  })
  .partial();
export type ScormResultFilter = z.infer<typeof ScormResultFilter>;

/** For trainers of the class and staff. A class that the caller does not teach is `not_found`. */
export const retrieveScormResults = retrieval('/scorm-results', {
  summary: 'List what the learners of a class did in SCORM activities',
  claim: 'classes.edit',
  filter: ScormResultFilter,
  result: ScormResult,
  refuses: ['not_signed_in', 'not_found'],
});
