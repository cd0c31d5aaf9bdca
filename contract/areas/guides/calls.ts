import { z } from 'zod';
import { AffectedItem, Day, Id, ItemReference, Moment } from '#contract/basics.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';

export const guideTypes = ['pdf'] as const;
export const guideMimes = ['application/pdf'] as const;
export const largestGuideBytes = 10_000_000;
export const longestGuideTitle = 120;
export const mostGuides = 20;

export const LearningGuide = z
  .object({
    id: Id,
    course_id: Id,
    title: z.string(),
    file_name: z.string(),
    mime: z.string(),
    byte_size: z.int().nonnegative(),
    created_at: Moment,
    acknowledged_at: Moment.nullable().describe('When the caller confirmed having read it.'),
  })
  .describe('A file that says how to study a course.');
export type LearningGuide = z.infer<typeof LearningGuide>;

export const GuideFilter = z.strictObject({ id: matches(Id), course_id: matches(Id) }).partial();
export type GuideFilter = z.infer<typeof GuideFilter>;

export const Acknowledgement = z.object({ id: Id, acknowledged_at: Moment });
export type Acknowledgement = z.infer<typeof Acknowledgement>;

export const PathStep = z
  .object({
    enrollment_id: Id,
    course_id: Id,
    category_id: Id.nullable(),
    due_on: Day.nullable().describe('The day until which the employer wants it done.'),
    ends_at: Moment.nullable().describe('The end of the class; null where everybody follows it at their own pace.'),
    tz: z.string(),
  })
  .describe('A course that the caller follows now.');
export type PathStep = z.infer<typeof PathStep>;

export const PathFilter = z.strictObject({ course_id: matches(Id) }).partial();
export type PathFilter = z.infer<typeof PathFilter>;

export const guides = {
  retrieveLearningGuides: retrieval('/learning-guides', {
    summary: 'List the learning guides of your courses',
    description: 'Those of courses in which you are enrolled, or of any course with the claim `contents.edit`.',
    filter: GuideFilter,
    result: LearningGuide,
    refuses: ['not_signed_in'],
  }),
  acknowledgeGuide: command('PUT', '/learning-guides/acknowledge', {
    summary: 'Confirm that you have read a learning guide',
    description: 'Confirms that you have read it. Confirming again keeps the first moment.',
    data: ItemReference,
    result: Acknowledgement,
    refuses: ['not_signed_in', 'not_found'],
  }),
  deleteGuide: command('PUT', '/learning-guides/delete', {
    summary: 'Remove a learning guide',
    description: 'Needs the claim `contents.edit`. Acknowledgements are stored on.',
    claim: 'contents.edit',
    data: ItemReference,
    result: AffectedItem,
    refuses: ['not_signed_in', 'not_allowed', 'not_found'],
  }),
  retrieveLearningPath: retrieval('/learning-path', {
    summary: 'List the courses that you follow, by due date',
    description: 'Your courses that are not concluded, the first due first.',
    filter: PathFilter,
    result: PathStep,
    refuses: ['not_signed_in'],
  }),
};
