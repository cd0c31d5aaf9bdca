import { z } from 'zod';
import { Id, ItemReference, LocalizedText, Moment } from '#contract/basics.ts';
import { opening } from '#contract/learning/learning/calls.ts';
import { gradePolicies } from '#contract/learning/learning/values.ts';
import { command, matches, retrieval, sourceRetrieval, versioned } from '#contract/shapes.ts';
import { AnswerValue, OpenedQuestion, Pool, QuestionKey, Questions } from './questions.ts';
import { ClassAssessment, ClassLearner, ExtraTime, Grade, GradedAnswers, NewMark, Percent, Points } from './grading.ts';
import {
  assessmentTypes,
  attemptEnds,
  attemptStatuses,
  feedbackRules,
  mostAttempts,
  mostMinutes,
  mostQuestions,
} from './values.ts';

const rules = {
  time_limit_minutes: z
    .int()
    .min(1)
    .max(mostMinutes)
    .nullable()
    .describe('Of an attempt, before extra time. Null: as long as it takes.'),
  attempts_allowed: z.int().min(1).max(mostAttempts),
  policy: z.enum(gradePolicies),
  pass_mark: Percent.multipleOf(0.01).describe('From 0 to 100.'),
  feedback_rule: z
    .enum(feedbackRules)
    .describe(
      'When points and comments are shown: `never`, after each submission, or after the last attempt. Whatever the rule, right answers are hidden while an attempt is left: with `after_submission` until all are used, with `after_last` until it is passed as well, after which no attempt follows.',
    ),
};

export const AssessmentRules = z
  .strictObject({
    content_id: Id,
    type: z.enum(assessmentTypes),
    ...rules,
    is_shuffled: z.boolean().describe('Each attempt has its own order of questions and options.'),
    pools: z.array(Pool).max(mostQuestions),
    questions: Questions.describe('Of type `form`.'),
    source_content_id: Id.nullable().describe(
      'Of type `scorm`: the SCORM content of the course whose score is the grade.',
    ),
  })
  .describe('How a content of type `assessment` is done and graded.');
export type AssessmentRules = z.infer<typeof AssessmentRules>;
export const AssessmentChange = AssessmentRules.partial().required({ content_id: true });
export type AssessmentChange = z.infer<typeof AssessmentChange>;

export const AttemptSummary = z.object({
  id: Id,
  content_id: Id,
  content_title: z.string(),
  enrollment_id: Id,
  class_id: Id,
  person: z.object({ id: Id, name: z.string() }),
  number: z.int().describe('Counted from 1.'),
  status: z.enum(attemptStatuses).describe('`submitted`: answers wait for their trainer.'),
  started_at: Moment,
  ends_at: Moment.nullable().describe('Extra time included; null without a limit.'),
  submitted_at: Moment.nullable(),
  ended_by: z.enum(attemptEnds).nullable(),
  score: Percent.nullable().describe('From 0 to 100; null until everything is graded.'),
  grade: Grade.nullable().describe('The score from 0 to 20.'),
  version: z.int(),
});
export type AttemptSummary = z.infer<typeof AttemptSummary>;

export const OpenedAssessment = z
  .object({
    content_id: Id,
    enrollment_id: Id,
    type: z.enum(assessmentTypes),
    ...rules,
    extra_time_percent: z.int(),
    question_count: z.int().describe('Of an attempt.'),
    total_points: z.number(),
    is_graded_by_hand: z.boolean().describe('Some answers are graded by a trainer.'),
    attempts: z.array(AttemptSummary).describe('Newest first.'),
    attempts_left: z.int(),
    can_start: z.boolean(),
    grade: Grade.nullable().describe('By the policy, from 0 to 20.'),
    is_passed: z.boolean(),
    source_content_id: Id.nullable(),
  })
  .describe('What the start page of an assessment says to its learner.');
export type OpenedAssessment = z.infer<typeof OpenedAssessment>;

export const SavedAnswer = z.object({
  question_id: QuestionKey,
  revision: z.int().describe('The newest that is stored, which may come from another device.'),
  value: AnswerValue,
  saved_at: Moment,
});
export type SavedAnswer = z.infer<typeof SavedAnswer>;

export const AnswerFeedback = z
  .object({
    question_id: QuestionKey,
    points: Points.nullable().describe('Null until a trainer has graded it.'),
    right: AnswerValue.describe(
      'The right answer, in the shape of an answer; null while it is hidden, and where a trainer grades.',
    ),
    comment: z.string().nullable(),
    rubric: z.record(z.string(), Points).nullable().describe('Points by criterion.'),
  })
  .describe('What an answer got.');
export type AnswerFeedback = z.infer<typeof AnswerFeedback>;

export const AttemptFile = z.object({ id: Id, question_id: QuestionKey, name: z.string(), byte_size: z.int() });
export type AttemptFile = z.infer<typeof AttemptFile>;

export const OpenedAttempt = AttemptSummary.extend({
  server_now: Moment.describe('For a clock that does not depend on that of the device.'),
  questions: z.array(OpenedQuestion),
  answers: z.array(SavedAnswer),
  files: z.array(AttemptFile),
  pass_mark: Percent,
  feedback_rule: z.enum(feedbackRules),
  shows_right_answers: z
    .boolean()
    .describe('The feedback has them: no other attempt may start. To trainers always, once the attempt has ended.'),
  feedback: z
    .array(AnswerFeedback)
    .nullable()
    .describe('Null until the feedback rule of the assessment allows it; trainers get it once the attempt has ended.'),
});
export type OpenedAttempt = z.infer<typeof OpenedAttempt>;

export const NewAnswer = z.strictObject({
  attempt_id: Id,
  question_id: QuestionKey,
  revision: z
    .int()
    .min(1)
    .max(9_000_000_000_000_000)
    .describe('The highest one is stored, in whatever order they arrive.'),
  value: AnswerValue,
});
export type NewAnswer = z.infer<typeof NewAnswer>;

export const AttemptFilter = z
  .strictObject({
    id: matches(Id),
    class_id: matches(Id),
    content_id: matches(Id),
    enrollment_id: matches(Id),
    status: matches(z.enum(attemptStatuses)),
  })
  .partial();
export type AttemptFilter = z.infer<typeof AttemptFilter>;

const OfClass = z.strictObject({ class_id: Id }).partial();
const grading = ['not_signed_in', 'not_found', 'grades_locked'] as const;

const claim = 'contents.edit';

export const assessments = {
  retrieveAssessmentSources: sourceRetrieval('/content-assessments', {
    summary: 'Read the questions and rules of assessments as editors write them',
    description:
      'All contents of type `assessment` and `final`; the id of an assessment is that of its content. Questions with their right answers.',
    claim,
    fields: AssessmentRules,
    shown: {
      course_id: Id,
      title: LocalizedText,
      is_set: z.boolean().describe('Rules were set. A final content without any has no assessment.'),
    },
    filter: { course_id: matches(Id) },
    sort: ['course_id'],
  }),
  setAssessment: command('PUT', '/content-assessments', {
    edits: 'content-assessments',
    claim,
    keyField: 'content_id',
    summary: 'Set the questions and rules of an assessment',
    description:
      'Changes only the given fields; the questions and the pools as a whole. Refuses `options_alike` where two options of a question look the same in some language.',
    data: versioned(AssessmentChange),
    result: AssessmentRules.omit({ questions: true }),
    refuses: [
      'not_signed_in',
      'not_allowed',
      'not_found',
      'changed_meanwhile',
      'questions_invalid',
      'options_alike',
      'assessment_source_missing',
    ],
  }),
  openAssessment: command('POST', '/content-assessments/open', {
    summary: 'Open the start page of an assessment',
    description: 'The enrolled person alone.',
    secret: true,
    data: z.strictObject({ content_id: Id, enrollment_id: Id }),
    result: OpenedAssessment,
    refuses: [...opening],
  }),
  startAttempt: command('POST', '/attempts/create', {
    summary: 'Start an attempt, or resume the open one',
    description: 'Answers the open attempt, if there is one.',
    secret: true,
    data: z.strictObject({ content_id: Id, enrollment_id: Id }),
    result: OpenedAttempt,
    refuses: [...opening, 'attempts_used_up', 'assessment_passed', 'assessment_without_attempts'],
  }),
  openAttempt: command('POST', '/attempts/open', {
    summary: 'Open an attempt with its answers, and with feedback as far as its rule allows',
    description: 'Its learner, trainers of the class and the claim `classes.edit`.',
    secret: true,
    data: ItemReference,
    result: OpenedAttempt,
    refuses: ['not_signed_in', 'not_found'],
  }),
  saveAnswer: command('PUT', '/attempts/answer', {
    summary: 'Save an answer',
    description:
      'The learner alone. Idempotent; the answer with the highest revision is stored, in whatever order they arrive. Refuses `attempt_time_over` some seconds after the end of the time, and `answer_ambiguous` for a number that may be either of two, as `16.000`.',
    data: NewAnswer,
    result: SavedAnswer,
    refuses: [
      'not_signed_in',
      'not_found',
      'attempt_time_over',
      'attempt_ended',
      'answer_does_not_fit',
      'answer_ambiguous',
    ],
  }),
  submitAttempt: command('PUT', '/attempts/submit', {
    summary: 'Submit an attempt',
    description: 'The learner alone. Idempotent: an attempt that has ended is answered as it is.',
    secret: true,
    data: ItemReference,
    result: OpenedAttempt,
    refuses: ['not_signed_in', 'not_found'],
  }),
  retrieveAttempts: retrieval('/attempts', {
    summary: 'List attempts',
    description:
      "One's own, and of the classes that one teaches; with the claim `classes.edit` all. Those that wait first, then the oldest.",
    claim: 'classes.edit',
    filter: AttemptFilter,
    result: AttemptSummary,
    sort: ['submitted_at', 'id'],
    refuses: ['not_signed_in'],
  }),
  gradeAnswers: command('PUT', '/attempts/grade', {
    summary: 'Grade the answers of an attempt by hand',
    description:
      'Trainers of the class and the claim `classes.edit`. Refuses `attempt_changed` where somebody else graded it since this version.',
    claim: 'classes.edit',
    data: GradedAnswers,
    result: OpenedAttempt,
    refuses: [...grading, 'attempt_changed', 'attempt_open', 'points_do_not_fit'],
  }),
  enterMark: command('PUT', '/content-assessments/mark', {
    summary: 'Enter the mark of a learner',
    description: 'Trainers of the class and the claim `classes.edit`. For an assessment of type `other`.',
    claim: 'classes.edit',
    data: NewMark,
    result: AttemptSummary,
    refuses: [...grading, 'attempt_changed'],
  }),
  setExtraTime: command('PUT', '/extra-times', {
    summary: 'Give a learner more time in all timed assessments',
    description: 'Trainers of the class and the claim `classes.edit`. Open attempts get it too.',
    claim: 'classes.edit',
    data: ExtraTime,
    result: ExtraTime,
    refuses: ['not_signed_in', 'not_found'],
  }),
  retrieveClassAssessments: retrieval('/content-assessments', {
    summary: 'List the assessments in the course of a class',
    description: 'Trainers of the class and the claim `classes.edit`.',
    claim: 'classes.edit',
    filter: OfClass,
    result: ClassAssessment,
    refuses: ['not_signed_in', 'not_found'],
  }),
  retrieveExtraTimes: retrieval('/extra-times', {
    summary: 'List the learners of a class with their extra time',
    description: 'Trainers of the class and the claim `classes.edit`. By name.',
    claim: 'classes.edit',
    filter: OfClass,
    result: ClassLearner,
    refuses: ['not_signed_in', 'not_found'],
  }),
};
