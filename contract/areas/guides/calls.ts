import { z } from 'zod';
import { AffectedItem, Day, Id, ItemReference, Moment } from '#contract/basics.ts';
import { command, matches, retrieval, sourceRetrieval, versioned } from '#contract/shapes.ts';

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

export const GuideFields = z.strictObject({ title: z.string().trim().min(1).max(longestGuideTitle) });
export const GuideChange = GuideFields.partial().extend({ id: Id });
export type GuideChange = z.infer<typeof GuideChange>;

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

const claim = 'contents.edit';
const edits = { edits: 'learning-guides', claim };
const changing = ['not_signed_in', 'not_allowed', 'not_found', 'changed_meanwhile'] as const;

export const guides = {
  retrieveLearningGuides: retrieval('/learning-guides', {
    summary: 'List the learning guides of your courses',
    description: 'Those of courses in which you are enrolled, or of any course with the claim `contents.edit`.',
    claim: 'contents.edit',
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
  retrieveGuideSources: sourceRetrieval('/learning-guides', {
    summary: 'Read learning guides as editors write them',
    description: 'The bytes of a deleted guide are gone.',
    claim,
    fields: GuideFields,
    shown: LearningGuide.pick({ course_id: true, file_name: true, mime: true, byte_size: true, created_at: true })
      .shape,
    filter: {
      course_id: matches(Id),
      search: z.string().max(longestGuideTitle).describe('Part of the title.'),
    },
    sort: ['title', 'course_id', 'created_at'],
  }),
  updateGuide: command('PUT', '/learning-guides', {
    ...edits,
    summary: 'Change the title of a learning guide',
    description: 'Needs the claim `contents.edit`. Another file is another guide.',
    data: versioned(GuideChange),
    result: AffectedItem,
    refuses: changing,
  }),
  deleteGuide: command('PUT', '/learning-guides/delete', {
    ...edits,
    summary: 'Remove a learning guide',
    description: 'Needs the claim `contents.edit`. Acknowledgements are stored on.',
    data: ItemReference,
    result: AffectedItem,
    refuses: changing,
  }),
  retrieveLearningPath: retrieval('/learning-path', {
    summary: 'List the courses that you follow, by due date',
    description: 'Your courses that are not concluded, the first due first.',
    filter: PathFilter,
    result: PathStep,
    refuses: ['not_signed_in'],
  }),
};
