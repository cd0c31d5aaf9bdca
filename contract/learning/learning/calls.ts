import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { CommittedScorm, NewScormLaunch, ScoProgress, ScormAttempt, ScormCommit, ScormLaunch } from './scorm.ts';
import { retrieveScormResults } from './scorm-results.ts';
import { contentLocks, contentStatuses, contentTypes } from './values.ts';
import { learningEditing } from './editing.ts';
import { bodyCommand, command, matches, retrieval } from '#contract/shapes.ts';
import { daySeconds } from '#contract/rules/durations.ts';

export * from './editing.ts';
export * from './scorm.ts';

export const ContentOutline = z.object({
  id: Id,
  type: z.enum(contentTypes),
  title: z.string(),
  duration_seconds: z.int().nullable(),
  byte_size: z.int().nullable().describe('Of its file or video; null where it has none.'),
  is_preview: z.boolean().describe('Anyone may open it.'),
  is_mandatory: z.boolean().describe('It counts towards the progress.'),
  status: z.enum(contentStatuses).describe("In the caller's own enrollment."),
  lock: z.enum(contentLocks).nullable().describe('Null if it opens.'),
});
export type ContentOutline = z.infer<typeof ContentOutline>;

export const Module = z.object({
  id: Id,
  course_id: Id,
  position: z.int(),
  title: z.string(),
  contents: z.array(ContentOutline),
});
export type Module = z.infer<typeof Module>;

export const OpenedContent = z.object({
  content_id: Id,
  type: z.enum(contentTypes),
  title: z.string(),
  body: z.string().describe('Markdown.'),
  status: z.enum(contentStatuses),
  done_in_seconds: z
    .int()
    .nullable()
    .describe(
      'Seconds until a text, link, file or video can count as done, by the time since it was opened first; 0 once they have passed. Null where it is done, where no progress is recorded, and for contents that have rules of their own.',
    ),
  enrollment_id: Id.nullable().describe('The enrollment that records the progress; null where none is recorded.'),
  has_assessment: z
    .boolean()
    .describe('`assessments` opens it: always an assessment, and a final content that has rules of one.'),
  video: z
    .object({
      url: z.url(),
      mime: z.string(),
      byte_size: z.int(),
      captions: z.object({ url: z.url(), language: z.string() }).nullable(),
      duration_seconds: z.int(),
      position_seconds: z.number().describe('Where the learner last stopped.'),
    })
    .nullable(),
  file: z.object({ url: z.url(), name: z.string(), mime: z.string(), byte_size: z.int() }).nullable(),
  link: z.url().nullable(),
  scorm: z
    .object({
      items: z.array(ScoProgress),
      next: z
        .string()
        .nullable()
        .describe(
          'The activity that a launch without `item_identifier` opens; null when the package has nothing to go on to.',
        ),
      attempt: ScormAttempt,
      has_open_session: z
        .boolean()
        .describe('An activity was launched and has not ended, in this window or in another.'),
    })
    .nullable(),
});
export type OpenedContent = z.infer<typeof OpenedContent>;

const Seconds = z.number().min(0).max(daySeconds);
export const ContentProgress = z.strictObject({
  content_id: Id,
  enrollment_id: Id,
  opened: z.literal(true).optional().describe('A text, a link or a file was opened.'),
  position_seconds: Seconds.optional(),
  watched: z
    .array(z.tuple([Seconds, Seconds]))
    .max(200)
    .optional()
    .describe('Watched seconds of the video, as [from, to].'),
});
export type ContentProgress = z.infer<typeof ContentProgress>;

export const SavedProgress = z.object({
  content_id: Id,
  status: z.enum(contentStatuses),
  done_in_seconds: z
    .int()
    .nullable()
    .describe(
      'All was seen, but faster than a person can: it is done by the same call after so many seconds. Null otherwise.',
    ),
  progress_rate: z.number().describe('Percent of the whole course.'),
  is_concluded: z.boolean().describe('This progress has concluded the enrollment.'),
});
export type SavedProgress = z.infer<typeof SavedProgress>;

export const ModuleFilter = z.strictObject({ course_id: matches(Id), id: matches(Id) }).partial();
export type ModuleFilter = z.infer<typeof ModuleFilter>;

/** How a content refuses to open. */
export const opening = [
  'not_signed_in',
  'not_found',
  'not_enrolled',
  'enrollment_unpaid',
  'enrollment_files_missing',
  'enrollment_over',
  'regulation_not_accepted',
  'content_locked',
] as const;

export const learning = {
  retrieveModules: retrieval('/modules', {
    summary: 'List the modules of a course with their contents',
    description: 'Open to anyone; enrolled users see their own status.',
    claim: 'contents.edit',
    filter: ModuleFilter,
    result: Module,
    sort: ['position'],
  }),
  ...learningEditing,
  openContent: command('POST', '/contents/open', {
    summary: 'Open a content in the player',
    description:
      'Previews are open to anyone, other contents to enrolled users. Addresses on the content origin expire.',
    secret: true,
    data: z.strictObject({
      content_id: Id,
      enrollment_id: Id.optional(),
      for_later: z
        .literal(true)
        .optional()
        .describe('To read it later without a network: the time in which it can be done does not begin yet.'),
    }),
    result: OpenedContent,
    refuses: [...opening],
  }),
  saveProgress: command('PUT', '/contents/progress', {
    summary: 'Save progress on a content',
    description:
      'Progress never decreases. A content is done once a person could have done it since it was opened: its video at double speed, its text at a hundred characters a second.',
    data: ContentProgress,
    result: SavedProgress,
    refuses: [...opening],
  }),
  launchSco: command('POST', '/scorm-launches/create', {
    summary: 'Launch an activity of a SCORM package; an earlier window loses its session',
    secret: true,
    data: NewScormLaunch,
    result: ScormLaunch,
    refuses: [...opening, 'scorm_activity_closed', 'scorm_no_attempt_left'],
  }),
  retrieveScormResults,
  commitScorm: bodyCommand('POST', '/scorm-commits', {
    summary: 'Commit the state of a SCORM activity',
    description: 'Authenticated by the launch token instead of a bearer.',
    secret: true,
    body: ScormCommit,
    result: CommittedScorm,
    refuses: ['too_large', 'scorm_launch_expired', 'scorm_opened_elsewhere'],
  }),
};
