import { z } from 'zod';
import { LocalizedText } from '#contract/basics.ts';
import { CourseFields } from '#contract/offer/catalogue/calls.ts';
import { NewForm } from '#contract/learning/forms/calls.ts';
import { ContentFields } from '#contract/learning/learning/calls.ts';
import { TaskRules } from '#contract/learning/tasks/calls.ts';
import { daySeconds } from '#contract/rules/durations.ts';
import { AssessmentPart } from './assessment-format.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug');
/** A file beside the part that names it. */
const FileName = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^/\\]+$/, 'file_name');
const Title = LocalizedText.refine((text) => Object.values(text).some((words) => words.trim() !== ''), 'empty');

/** `course.json`: the course is known again by its key. */
export const CourseFile = CourseFields.omit({
  category_id: true,
  partner_id: true,
  cover_picture_id: true,
  prerequisite_ids: true,
  course_ids: true,
  prices: true,
})
  .partial()
  .required({ title: true, type: true })
  .extend({
    key: slug,
    category: slug.nullable().optional(),
    partner: slug.nullable().optional(),
    /** By currency, VAT included, as `{ "aoa": 12500 }`. */
    prices: z.record(z.string().max(10), z.number().nonnegative()).optional(),
    /** Keys of courses to complete first. */
    prerequisites: z.array(slug).max(20).optional(),
    /** Keys of the courses of a package, in this order. */
    courses: z.array(slug).max(50).optional(),
  });
export type CourseFile = z.infer<typeof CourseFile>;

export const ModuleFile = z.strictObject({ title: Title });

const common = ContentFields.omit({ title: true, body: true, position: true }).partial().extend({ title: Title });

const TaskFile = common
  .extend({
    type: z.literal('task'),
    takes_text: z.boolean().default(true),
    takes_files: z.boolean().default(true),
    due_days: TaskRules.shape.due_days.default(null),
  })
  .refine(({ takes_text, takes_files }) => takes_text || takes_files, {
    path: ['takes_files'],
    message: 'task_takes_nothing',
  });

/** A part of a module; its body is in Markdown files beside it. */
export const PartFile = z.discriminatedUnion('type', [
  common.extend({ type: z.literal('text') }),
  common.extend({
    type: z.literal('video'),
    file: FileName,
    duration_seconds: z.int().positive().max(daySeconds),
    captions: FileName.optional(),
    captions_language: z.string().max(20).optional(),
  }),
  common.extend({ type: z.literal('file'), file: FileName }),
  common.extend({ type: z.literal('url'), url: z.url({ protocol: /^https?$/ }).max(2000) }),
  common.extend({ type: z.literal('scorm'), file: FileName, duration_seconds: z.int().positive().optional() }),
  TaskFile,
  common.extend({ type: z.literal('assessment'), assessment: AssessmentPart.optional() }),
  common.extend({ type: z.literal('final'), assessment: AssessmentPart.optional() }),
]);
export type PartFile = z.infer<typeof PartFile>;

/** `survey.json`: the satisfaction survey that follows the classes of the course. */
export const SurveyFile = NewForm.pick({ title: true, intro: true, fields: true, is_anonymous: true }).partial({
  intro: true,
});
export type SurveyFile = z.infer<typeof SurveyFile>;

export type Part = { path: string; file: PartFile; body: LocalizedText };
export type ModulePart = { path: string; title: LocalizedText; parts: Part[] };
export type CoursePlan = { course: CourseFile; modules: ModulePart[]; survey: SurveyFile | null };

/** `line` counts from 1; null where the file as a whole is meant. */
export type Problem = { file: string; line: number | null; text: string };
