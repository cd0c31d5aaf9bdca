import { z } from 'zod';
import { Id, LocalizedText, localizedText, Moment } from './basics.ts';
import { contentLocks, contentStatuses, contentTypes, lessonStatuses, scormModes } from './learning-values.ts';
import { ReportedCmi } from './scorm-cmi.ts';
import { bodyCommand, command, matches, retrieval } from './shapes.ts';

export const ContentOutline = z.object({
  id: Id,
  type: z.enum(contentTypes),
  title: z.string(),
  duration_seconds: z.int().nullable(),
  /** Anybody may open it. */
  is_preview: z.boolean(),
  /** It counts towards the progress. */
  is_mandatory: z.boolean(),
  /** Of the asking person's own enrollment. */
  status: z.enum(contentStatuses),
  /** Null: it opens. */
  lock: z.enum(contentLocks).nullable(),
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

/** Markdown: paragraphs, headings, lists, emphasis, links. It is never shown as HTML. */
const Body = localizedText(50_000);

const ContentFields = z.strictObject({
  title: Title,
  position: Position,
  body: Body,
  is_preview: z.boolean(),
  is_mandatory: z.boolean(),
  /** Its grade counts: without it there is no conclusion. */
  is_graded: z.boolean(),
  weight: z.number().positive().max(1000),
});

const Common = ContentFields.partial().required({ title: true }).extend({ module_id: Id });
const NewContent = z.discriminatedUnion('type', [
  Common.extend({ type: z.literal('text'), body: Body }),
  Common.extend({
    type: z.literal('video'),
    file_id: Id,
    duration_seconds: z.int().positive().max(86_400),
    captions_file_id: Id.optional(),
    /** The language of the captions, as `pt`. */
    captions_language: z.string().max(20).optional(),
  }),
  Common.extend({ type: z.literal('file'), file_id: Id }),
  Common.extend({ type: z.literal('url'), url: z.url({ protocol: /^https?$/ }).max(2000) }),
  Common.extend({ type: z.literal('scorm'), scorm_package_id: Id, duration_seconds: z.int().positive().optional() }),
  Common.extend({ type: z.literal('final'), body: Body }),
]);
export type NewContent = z.infer<typeof NewContent>;
const ContentChange = ContentFields.partial().extend({ id: Id });
export type ContentChange = z.infer<typeof ContentChange>;

const NewModule = z.strictObject({ course_id: Id, title: Title, position: Position.optional() });
export type NewModule = z.infer<typeof NewModule>;
const ModuleChange = z.strictObject({ id: Id, title: Title.optional(), position: Position.optional() });
export type ModuleChange = z.infer<typeof ModuleChange>;

const ScoProgress = z.object({
  identifier: z.string(),
  title: z.string(),
  /** The headings above it, outermost first. */
  groups: z.array(z.string()),
  lesson_status: z.enum(lessonStatuses),
  /** Of 100. */
  score: z.number().nullable(),
});
export type ScoProgress = z.infer<typeof ScoProgress>;

export const OpenedContent = z.object({
  content_id: Id,
  type: z.enum(contentTypes),
  title: z.string(),
  /** Markdown. */
  body: z.string(),
  status: z.enum(contentStatuses),
  /** The enrollment that its progress is kept under; null where nothing is kept. */
  enrollment_id: Id.nullable(),
  video: z
    .object({
      url: z.url(),
      mime: z.string(),
      captions: z.object({ url: z.url(), language: z.string() }).nullable(),
      duration_seconds: z.int(),
      /** Where one stopped. */
      position_seconds: z.number(),
    })
    .nullable(),
  file: z.object({ url: z.url(), name: z.string(), mime: z.string(), byte_size: z.int() }).nullable(),
  link: z.url().nullable(),
  scorm: z.object({ items: z.array(ScoProgress) }).nullable(),
});
export type OpenedContent = z.infer<typeof OpenedContent>;

const Seconds = z.number().min(0).max(86_400);
const ContentProgress = z.strictObject({
  content_id: Id,
  enrollment_id: Id,
  /** A text, a link or a file was looked at. */
  opened: z.literal(true).optional(),
  position_seconds: Seconds.optional(),
  /** Seconds of the video that were seen, as [from, to]. */
  watched: z
    .array(z.tuple([Seconds, Seconds]))
    .max(200)
    .optional(),
});
export type ContentProgress = z.infer<typeof ContentProgress>;

const SavedProgress = z.object({
  content_id: Id,
  status: z.enum(contentStatuses),
  /** Of the whole course. */
  progress_rate: z.number(),
  /** The enrollment has just been concluded by it. */
  is_concluded: z.boolean(),
});
export type SavedProgress = z.infer<typeof SavedProgress>;

const ScormPackage = z.object({
  id: Id,
  version: z.literal('1.2'),
  title: z.string(),
  item_count: z.int(),
  file_count: z.int(),
  byte_size: z.int(),
});
export type ScormPackage = z.infer<typeof ScormPackage>;

const Launch = z.strictObject({
  content_id: Id,
  enrollment_id: Id.optional(),
  /** Without it, the first that is not finished. */
  item_identifier: z.string().max(250).optional(),
});
export type Launch = z.infer<typeof Launch>;

const ScormLaunch = z.object({
  item_identifier: z.string(),
  mode: z.enum(scormModes),
  /** The player's page, on the content origin. */
  player_url: z.url(),
  launch_token: z.string(),
  expires_at: Moment,
});
export type ScormLaunch = z.infer<typeof ScormLaunch>;

export const ScormCommit = z.strictObject({
  launch_token: z.string().max(2000),
  /** Counted by the player's page from 1; one that comes late changes nothing. */
  revision: z.int().min(1).max(1_000_000),
  cmi: ReportedCmi,
  /** The SCO called LMSFinish, or the learner went away from it. */
  ended: z.boolean().optional(),
});
export type ScormCommit = z.infer<typeof ScormCommit>;

const CommittedScorm = z.object({
  revision: z.int(),
  items: z.array(ScoProgress),
  status: z.enum(contentStatuses),
  progress_rate: z.number(),
  is_concluded: z.boolean(),
});
export type CommittedScorm = z.infer<typeof CommittedScorm>;

const ModuleFilter = z.strictObject({ course_id: matches(Id), id: matches(Id) }).partial();
export type ModuleFilter = z.infer<typeof ModuleFilter>;

const Changed = z.object({ id: Id });
const ById = z.strictObject({ id: Id });
const editing = ['not_signed_in', 'not_allowed', 'not_found'] as const;
const opening = [
  'not_signed_in',
  'not_found',
  'not_enrolled',
  'enrollment_unpaid',
  'enrollment_over',
  'regulation_not_accepted',
  'content_locked',
] as const;

export const learning = {
  /** The outline of a course, for anybody; who is enrolled sees what is done. */
  retrieveModules: retrieval('/modules', {
    summary: 'Modules of a course with their contents',
    filter: ModuleFilter,
    result: Module,
    sort: ['position'],
  }),
  createModule: command('POST', '/modules/create', {
    summary: 'Adds a module to a course, at its end unless a position is said',
    data: NewModule,
    result: Changed,
    refuses: [...editing],
  }),
  updateModule: command('PUT', '/modules', {
    summary: 'Changes the title or the position of a module',
    data: ModuleChange,
    result: Changed,
    refuses: [...editing],
  }),
  deleteModule: command('PUT', '/modules/delete', {
    summary: 'Takes a module and its contents out of its course',
    data: ById,
    result: Changed,
    refuses: [...editing],
  }),
  createContent: command('POST', '/contents/create', {
    summary: 'Adds a content to a module, at its end unless a position is said',
    data: NewContent,
    result: Changed,
    refuses: [...editing],
  }),
  updateContent: command('PUT', '/contents', {
    summary: 'Changes what is said of a content; its file stays',
    data: ContentChange,
    result: Changed,
    refuses: [...editing],
  }),
  deleteContent: command('PUT', '/contents/delete', {
    summary: 'Takes a content out of its module; what was done of it stays kept',
    data: ById,
    result: Changed,
    refuses: [...editing],
  }),
  /** Previews open for anybody, the rest for those enrolled; addresses on the content origin expire. */
  openContent: command('POST', '/contents/open', {
    summary: 'What the player needs to show a content',
    data: z.strictObject({ content_id: Id, enrollment_id: Id.optional() }),
    result: OpenedContent,
    refuses: [...opening],
  }),
  /** Progress only ever grows [domain 4.3]. */
  saveProgress: command('PUT', '/contents/progress', {
    summary: 'Keeps what was seen of a content',
    data: ContentProgress,
    result: SavedProgress,
    refuses: [...opening],
  }),
  launchSco: command('POST', '/scorm-launches/create', {
    summary: 'Starts a session with an activity of a SCORM package; an earlier window loses it',
    data: Launch,
    result: ScormLaunch,
    refuses: [...opening],
  }),
  /** The launch token says who commits, so no bearer is needed [domain 6]. */
  commitScorm: bodyCommand('POST', '/scorm-commits', {
    summary: 'Keeps what an activity tells of itself',
    body: ScormCommit,
    result: CommittedScorm,
    refuses: ['too_large', 'scorm_launch_expired', 'scorm_opened_elsewhere'],
  }),
};
