import { z } from 'zod';
import { AffectedItem, Id, ItemReference, localizedText, WrittenText } from '#contract/basics.ts';
import { daySeconds } from '#contract/rules/durations.ts';
import { command, matches, sourceRetrieval, versioned } from '#contract/shapes.ts';
import { ScormPackage } from './scorm.ts';
import { contentTypes, gradePolicies } from './values.ts';

const Position = z.int().min(1).max(10_000);

const Body = localizedText(50_000).describe(
  'Markdown: paragraphs, headings, lists, emphasis, links. It is never shown as HTML.',
);

const Url = z.url({ protocol: /^https?$/ }).max(2000);
const Language = z.string().max(20).describe('The language of the captions, as `pt`.');
const Seconds = z.int().positive().max(daySeconds);

export const ContentFields = z.strictObject({
  title: WrittenText,
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

/** Null where contents of its type have none. */
export const ContentMedia = z.strictObject({
  module_id: Id.describe('A module of the same course.'),
  // Of the same type as before in the source: clients read it as a text.
  url: z
    .string()
    .max(2000)
    .refine((text) => Url.safeParse(text).success)
    .nullable(),
  file_id: Id.nullable(),
  captions_file_id: Id.nullable(),
  captions_language: Language.nullable(),
  duration_seconds: Seconds.nullable(),
  scorm_package_id: Id.nullable(),
});

export const Common = ContentFields.partial().required({ title: true }).extend({ module_id: Id });
export const NewContent = z.discriminatedUnion('type', [
  Common.extend({ type: z.literal('text'), body: Body }),
  Common.extend({
    type: z.literal('video'),
    file_id: Id,
    duration_seconds: Seconds,
    captions_file_id: Id.optional(),
    captions_language: Language.optional(),
  }),
  Common.extend({ type: z.literal('file'), file_id: Id }),
  Common.extend({ type: z.literal('url'), url: Url }),
  Common.extend({ type: z.literal('scorm'), scorm_package_id: Id, duration_seconds: z.int().positive().optional() }),
  Common.extend({ type: z.literal('final'), body: Body }),
  /** `tasks` sets what it takes. */
  Common.extend({ type: z.literal('task'), body: Body }),
  /** `assessments` sets its questions and rules. */
  Common.extend({ type: z.literal('assessment'), body: Body }),
]);
export type NewContent = z.infer<typeof NewContent>;
export const ContentChange = ContentFields.extend(ContentMedia.shape).partial().extend({ id: Id });
export type ContentChange = z.infer<typeof ContentChange>;

export const ModuleFields = z.strictObject({ title: WrittenText, position: Position });
export const NewModule = ModuleFields.partial({ position: true }).extend({ course_id: Id });
export type NewModule = z.infer<typeof NewModule>;
export const ModuleChange = ModuleFields.partial().extend({ id: Id });
export type ModuleChange = z.infer<typeof ModuleChange>;

const mediaRefusals = ['not_a_course_file', 'content_file_of_other_kind'] as const;

/** A file of a content, as editors know it. */
const ShownFile = z.object({ id: Id, name: z.string(), mime: z.string(), byte_size: z.int() });

const claim = 'contents.edit';
const editsModules = { edits: 'modules', claim };
const editsContents = { edits: 'contents', claim };
const editing = ['not_signed_in', 'not_allowed', 'not_found'] as const;
const changing = [...editing, 'changed_meanwhile'] as const;

export const learningEditing = {
  retrieveModuleSources: sourceRetrieval('/modules', {
    summary: 'Read modules as editors write them',
    claim,
    fields: ModuleFields,
    shown: { course_id: Id },
    filter: {
      course_id: matches(Id),
      search: z.string().max(200).describe('Part of a title, in any language.'),
    },
    sort: ['position', 'course_id'],
  }),
  createModule: command('POST', '/modules/create', {
    ...editsModules,
    summary: 'Add a module to a course, at the end by default',
    data: NewModule,
    result: AffectedItem,
    refuses: [...editing],
  }),
  updateModule: command('PUT', '/modules', {
    ...editsModules,
    summary: 'Change the title or position of a module',
    data: versioned(ModuleChange),
    result: AffectedItem,
    refuses: changing,
  }),
  deleteModule: command('PUT', '/modules/delete', {
    ...editsModules,
    summary: 'Remove a module and its contents from a course',
    data: ItemReference,
    result: AffectedItem,
    refuses: changing,
  }),
  restoreModule: command('PUT', '/modules/restore', {
    ...editsModules,
    summary: 'Restore a removed module and its contents',
    description: 'Contents that were removed before it stay removed. Refuses `not_found` for one that is not removed.',
    data: ItemReference,
    result: AffectedItem,
    refuses: changing,
  }),
  retrieveContentSources: sourceRetrieval('/contents', {
    summary: 'Read contents as editors write them',
    description:
      'Texts as Markdown. Upload files with `POST /content-files/create`, and packages with `POST /scorm-packages/create`.',
    claim,
    fields: ContentFields.extend(ContentMedia.shape),
    shown: {
      course_id: Id,
      type: z.enum(contentTypes),
      file: ShownFile.nullable(),
      captions_file: ShownFile.nullable(),
      scorm_package: ScormPackage.nullable(),
    },
    filter: {
      course_id: matches(Id),
      module_id: matches(Id),
      type: matches(z.enum(contentTypes)),
      search: z.string().max(200).describe('Part of a title, in any language.'),
    },
    sort: ['position', 'module_id', 'type'],
  }),
  createContent: command('POST', '/contents/create', {
    ...editsContents,
    summary: 'Add a content to a module, at the end by default',
    data: NewContent,
    result: AffectedItem,
    refuses: [...editing, ...mediaRefusals],
  }),
  updateContent: command('PUT', '/contents', {
    ...editsContents,
    summary: 'Change a content, or move it to another module of its course',
    description: 'Its type stays, and so does recorded progress, also with another file.',
    data: versioned(ContentChange),
    result: AffectedItem,
    refuses: [...changing, ...mediaRefusals],
  }),
  deleteContent: command('PUT', '/contents/delete', {
    ...editsContents,
    summary: 'Remove a content; recorded progress is preserved',
    data: ItemReference,
    result: AffectedItem,
    refuses: changing,
  }),
  restoreContent: command('PUT', '/contents/restore', {
    ...editsContents,
    summary: 'Restore a removed content',
    description: 'Refuses `not_found` for one that is not removed, or whose module is.',
    data: ItemReference,
    result: AffectedItem,
    refuses: changing,
  }),
};
