import { z } from 'zod';
import { Id, LocalizedText, Moment } from '#contract/basics.ts';
import { opening } from '#contract/learning/learning/calls.ts';
import { command, matches, retrieval, sourceRetrieval, versioned } from '#contract/shapes.ts';
import {
  handInStatuses,
  handInVerdicts,
  longestFeedback,
  longestHandInText,
  mostDueDays,
  mostHandInFiles,
  taskStates,
} from './values.ts';

const Grade = z.number().min(0).max(20);

export const TaskRules = z
  .strictObject({
    content_id: Id,
    takes_text: z.boolean(),
    takes_files: z.boolean(),
    due_days: z
      .int()
      .min(0)
      .max(mostDueDays)
      .nullable()
      .describe(
        'Days after the class starts, or after the enrollment where the class has no start. Null: no due date.',
      ),
  })
  .describe('What a task takes. A content of type `task` takes both, without a due date, until it is set.');
export type TaskRules = z.infer<typeof TaskRules>;
export const TaskChange = TaskRules.partial().required({ content_id: true });
export type TaskChange = z.infer<typeof TaskChange>;

export const HandInFile = z.object({ id: Id, name: z.string(), mime: z.string(), byte_size: z.int() });
export type HandInFile = z.infer<typeof HandInFile>;

export const HandIn = z
  .object({
    id: Id,
    content_id: Id,
    content_title: z.string(),
    enrollment_id: Id,
    class_id: Id,
    person: z.object({ id: Id, name: z.string() }),
    round: z.int().describe('Counted from 1.'),
    status: z.enum(handInStatuses),
    version: z.int().describe('A command names the one that it was made from.'),
    handed_in_at: Moment,
    is_late: z.boolean(),
    text: z.string().nullable().describe('Null for an employer, who sees the state and the grade alone.'),
    files: z.array(HandInFile).describe('Empty for an employer.'),
    feedback: z.string().nullable().describe('Null for an employer, and until it is reviewed.'),
    grade: Grade.nullable().describe('From 0 to 20.'),
    is_graded: z.boolean().describe('Its content counts for the final grade, so accepting it needs a grade.'),
    reviewed_at: Moment.nullable(),
    reviewed_by: z.string().nullable(),
  })
  .describe('One round of a hand-in: what was handed in, and what the trainer answered.');
export type HandIn = z.infer<typeof HandIn>;

export const HandInFilter = z
  .strictObject({
    id: matches(Id),
    class_id: matches(Id),
    content_id: matches(Id),
    enrollment_id: matches(Id),
    status: matches(z.enum(handInStatuses)),
    is_newest: z.literal(true).describe('The newest round of each hand-in alone.'),
  })
  .partial();
export type HandInFilter = z.infer<typeof HandInFilter>;

export const OpenedTask = z
  .object({
    content_id: Id,
    enrollment_id: Id,
    takes_text: z.boolean(),
    takes_files: z.boolean(),
    is_graded: z.boolean(),
    due_at: Moment.nullable(),
    tz: z.string().describe('Of the class, in which `due_at` is read.'),
    state: z.enum(taskStates),
    rounds: z.array(HandIn).describe('Newest first.'),
    waiting_files: z.array(HandInFile).describe('Uploaded, and in no round yet.'),
  })
  .describe('A task as its learner sees it.');
export type OpenedTask = z.infer<typeof OpenedTask>;

export const NewHandIn = z.strictObject({
  content_id: Id,
  enrollment_id: Id,
  text: z.string().max(longestHandInText),
  file_ids: z
    .array(Id)
    .max(mostHandInFiles)
    .describe('All files of the round. A file of a replaced round that is left out is deleted.'),
  version: z.int().nonnegative().describe('Of the newest round that the learner has seen; 0 where there is none.'),
});
export type NewHandIn = z.infer<typeof NewHandIn>;

export const HandInReview = z.strictObject({
  id: Id,
  version: z.int().positive(),
  verdict: z.enum(handInVerdicts),
  feedback: z.string().trim().max(longestFeedback),
  grade: Grade.multipleOf(0.1).nullable().describe('From 0 to 20 with one decimal at most.'),
});
export type HandInReview = z.infer<typeof HandInReview>;

const claim = 'contents.edit';

export const tasks = {
  retrieveTaskSources: sourceRetrieval('/tasks', {
    summary: 'Read what tasks take as editors write it',
    description: 'All contents of type `task`; the id of a task is that of its content.',
    claim,
    fields: TaskRules,
    shown: { course_id: Id, title: LocalizedText },
    filter: { course_id: matches(Id) },
    sort: ['course_id'],
  }),
  setTask: command('PUT', '/tasks', {
    edits: 'tasks',
    claim,
    keyField: 'content_id',
    summary: 'Set what a task takes, and when it is due',
    description: 'Changes only the given fields.',
    data: versioned(TaskChange),
    result: TaskRules,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'changed_meanwhile', 'task_takes_nothing'],
  }),
  openTask: command('POST', '/tasks/open', {
    summary: 'Open a task with the rounds of the own hand-in',
    description: 'The enrolled person alone.',
    secret: true,
    data: z.strictObject({ content_id: Id, enrollment_id: Id }),
    result: OpenedTask,
    refuses: [...opening],
  }),
  handIn: command('POST', '/hand-ins/create', {
    summary: 'Hand in a task',
    description:
      'The enrolled person alone. While the newest round waits for its review it is replaced; after it was returned, a new round begins. Refuses `hand_in_accepted` once it is accepted, and `hand_in_changed` where the version is not the newest, as after a review.',
    data: NewHandIn,
    result: OpenedTask,
    refuses: [
      ...opening,
      'hand_in_empty',
      'hand_in_accepted',
      'hand_in_changed',
      'task_takes_no_text',
      'task_takes_no_files',
    ],
  }),
  deleteHandInFile: command('PUT', '/hand-in-files/delete', {
    summary: 'Delete an uploaded file that was not handed in',
    description: 'Of the person who uploaded it, while it is in no round. Refuses `not_found` otherwise.',
    data: z.strictObject({ id: Id }),
    result: z.object({ id: Id }),
    refuses: ['not_signed_in', 'not_found'],
  }),
  retrieveHandIns: retrieval('/hand-ins', {
    summary: 'List hand-ins',
    description:
      "One's own, those of the classes that one teaches, and with the claim `classes.edit` all. Employers see the state and the grade of the people for whom they bought the seat. Oldest first.",
    claim: 'classes.edit',
    filter: HandInFilter,
    result: HandIn,
    sort: ['handed_in_at', 'id'],
    refuses: ['not_signed_in'],
  }),
  reviewHandIn: command('PUT', '/hand-ins/review', {
    summary: 'Accept a hand-in, or ask for it again, with feedback',
    description:
      'Trainers of the class and the claim `classes.edit`. Accepting makes the content done, and its grade counts. Refuses `hand_in_changed` where somebody else reviewed it, or the learner handed it in again.',
    claim: 'classes.edit',
    data: HandInReview,
    result: HandIn,
    refuses: [
      'not_signed_in',
      'not_found',
      'grades_locked',
      'hand_in_changed',
      'hand_in_feedback_missing',
      'hand_in_grade_missing',
    ],
  }),
};
