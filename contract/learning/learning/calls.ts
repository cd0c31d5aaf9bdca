import { z } from 'zod';
import { AffectedItem, Id, ItemReference, LocalizedText, localizedText } from '#contract/basics.ts';
import { CommittedScorm, NewScormLaunch, ScoProgress, ScormAttempt, ScormCommit, ScormLaunch } from './scorm.ts';
import { retrieveScormResults } from './scorm-results.ts';
import { contentLocks, contentStatuses, contentTypes, gradePolicies } from './values.ts';
import { bodyCommand, command, matches, retrieval } from '#contract/shapes.ts';
import { daySeconds } from '#contract/rules/durations.ts';

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

const Title = LocalizedText.refine((text) => Object.values(text).some((title) => title.trim() !== ''));
const Position = z.int().min(1).max(10_000);

const Body = localizedText(50_000).describe(
  'Markdown: paragraphs, headings, lists, emphasis, links. It is never shown as HTML.',
);

export const ContentFields = z.strictObject({
  title: Title,
  position: Position,
  body: Body,
  is_preview: z.boolean(),
  is_mandatory: z.boolean(),
  is_graded: z.boolean().describe('Its grade counts, and the course cannot be concluded without it.'),
  weight: z.number().positive().max(1000),
  completes_on_open: z
    .boolean()
    .describe('Of a SCORM package: opening an activity that never calls the SCORM API completes it. False by default.'),
  attempts_allowed: z
    .int()
    .min(1)
    .max(1000)
    .describe('Of a SCORM package: attempts of each learner, one by default, and which of them counts as the grade.'),
  attempt_grading: z.enum(gradePolicies),
});

export const Common = ContentFields.partial().required({ title: true }).extend({ module_id: Id });
export const NewContent = z.discriminatedUnion('type', [
  Common.extend({ type: z.literal('text'), body: Body }),
  Common.extend({
    type: z.literal('video'),
    file_id: Id,
    duration_seconds: z.int().positive().max(daySeconds),
    captions_file_id: Id.optional(),
    captions_language: z.string().max(20).optional().describe('The language of the captions, as `pt`.'),
  }),
  Common.extend({ type: z.literal('file'), file_id: Id }),
  Common.extend({ type: z.literal('url'), url: z.url({ protocol: /^https?$/ }).max(2000) }),
  Common.extend({ type: z.literal('scorm'), scorm_package_id: Id, duration_seconds: z.int().positive().optional() }),
  Common.extend({ type: z.literal('final'), body: Body }),
  /** `tasks` sets what it takes. */
  Common.extend({ type: z.literal('task'), body: Body }),
  /** `assessments` sets its questions and rules. */
  Common.extend({ type: z.literal('assessment'), body: Body }),
]);
export type NewContent = z.infer<typeof NewContent>;
export const ContentChange = ContentFields.partial().extend({ id: Id });
export type ContentChange = z.infer<typeof ContentChange>;

export const NewModule = z.strictObject({ course_id: Id, title: Title, position: Position.optional() });
export type NewModule = z.infer<typeof NewModule>;
export const ModuleChange = z.strictObject({ id: Id, title: Title.optional(), position: Position.optional() });
export type ModuleChange = z.infer<typeof ModuleChange>;

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

const editing = ['not_signed_in', 'not_allowed', 'not_found'] as const;
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
    filter: ModuleFilter,
    result: Module,
    sort: ['position'],
  }),
  createModule: command('POST', '/modules/create', {
    summary: 'Add a module to a course, at the end by default',
    claim: 'contents.edit',
    data: NewModule,
    result: AffectedItem,
    refuses: [...editing],
  }),
  updateModule: command('PUT', '/modules', {
    summary: 'Change the title or position of a module',
    claim: 'contents.edit',
    data: ModuleChange,
    result: AffectedItem,
    refuses: [...editing],
  }),
  deleteModule: command('PUT', '/modules/delete', {
    summary: 'Remove a module and its contents from a course',
    claim: 'contents.edit',
    data: ItemReference,
    result: AffectedItem,
    refuses: [...editing],
  }),
  createContent: command('POST', '/contents/create', {
    summary: 'Add a content to a module, at the end by default',
    claim: 'contents.edit',
    data: NewContent,
    result: AffectedItem,
    refuses: [...editing],
  }),
  updateContent: command('PUT', '/contents', {
    summary: 'Change a content, except its file',
    claim: 'contents.edit',
    data: ContentChange,
    result: AffectedItem,
    refuses: [...editing],
  }),
  deleteContent: command('PUT', '/contents/delete', {
    summary: 'Remove a content; recorded progress is preserved',
    claim: 'contents.edit',
    data: ItemReference,
    result: AffectedItem,
    refuses: [...editing],
  }),
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
