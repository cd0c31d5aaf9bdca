import { z } from 'zod';
import { Id, ItemReference, Moment } from '#contract/basics.ts';
import { opening } from '#contract/learning/learning/calls.ts';
import { gradePolicies } from '#contract/learning/learning/values.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
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
  /** Of an attempt, before extra time. Null: as long as it takes. */
  time_limit_minutes: z.int().min(1).max(mostMinutes).nullable(),
  attempts_allowed: z.int().min(1).max(mostAttempts),
  policy: z.enum(gradePolicies),
  /** From 0 to 100. */
  pass_mark: Percent.multipleOf(0.01),
  /**
   * When points and comments are shown: `never`, after each submission, or after the last attempt. Whatever the rule, right
   * answers are hidden while an attempt is left: with `after_submission` until all are used, with `after_last` until it is
   * passed as well, after which no attempt follows.
   */
  feedback_rule: z.enum(feedbackRules),
};

/** How a content of type `assessment` is done and graded. */
export const AssessmentRules = z.strictObject({
  content_id: Id,
  type: z.enum(assessmentTypes),
  ...rules,
  /** Each attempt has its own order of questions and options. */
  is_shuffled: z.boolean(),
  pools: z.array(Pool).max(mostQuestions),
  /** Of type `form`. */
  questions: Questions,
  /** Of type `scorm`: the SCORM content of the course whose score is the grade. */
  source_content_id: Id.nullable(),
});
export type AssessmentRules = z.infer<typeof AssessmentRules>;

export const AttemptSummary = z.object({
  id: Id,
  content_id: Id,
  content_title: z.string(),
  enrollment_id: Id,
  class_id: Id,
  person: z.object({ id: Id, name: z.string() }),
  /** Counted from 1. */
  number: z.int(),
  /** `submitted`: answers wait for their trainer. */
  status: z.enum(attemptStatuses),
  started_at: Moment,
  /** Extra time included; null without a limit. */
  ends_at: Moment.nullable(),
  submitted_at: Moment.nullable(),
  ended_by: z.enum(attemptEnds).nullable(),
  /** From 0 to 100; null until everything is graded. */
  score: Percent.nullable(),
  /** The score from 0 to 20. */
  grade: Grade.nullable(),
  version: z.int(),
});
export type AttemptSummary = z.infer<typeof AttemptSummary>;

/** What the start page of an assessment says to its learner. */
export const OpenedAssessment = z.object({
  content_id: Id,
  enrollment_id: Id,
  type: z.enum(assessmentTypes),
  ...rules,
  extra_time_percent: z.int(),
  /** Of an attempt. */
  question_count: z.int(),
  total_points: z.number(),
  /** Some answers are graded by a trainer. */
  is_graded_by_hand: z.boolean(),
  /** Newest first. */
  attempts: z.array(AttemptSummary),
  attempts_left: z.int(),
  can_start: z.boolean(),
  /** By the policy, from 0 to 20. */
  grade: Grade.nullable(),
  is_passed: z.boolean(),
  source_content_id: Id.nullable(),
});
export type OpenedAssessment = z.infer<typeof OpenedAssessment>;

export const SavedAnswer = z.object({
  question_id: QuestionKey,
  /** The newest that is stored, which may come from another device. */
  revision: z.int(),
  value: AnswerValue,
  saved_at: Moment,
});
export type SavedAnswer = z.infer<typeof SavedAnswer>;

/** What an answer got. */
export const AnswerFeedback = z.object({
  question_id: QuestionKey,
  /** Null until a trainer has graded it. */
  points: Points.nullable(),
  /** The right answer, in the shape of an answer; null while it is hidden, and where a trainer grades. */
  right: AnswerValue,
  comment: z.string().nullable(),
  /** Points by criterion. */
  rubric: z.record(z.string(), Points).nullable(),
});
export type AnswerFeedback = z.infer<typeof AnswerFeedback>;

export const AttemptFile = z.object({ id: Id, question_id: QuestionKey, name: z.string(), byte_size: z.int() });
export type AttemptFile = z.infer<typeof AttemptFile>;

export const OpenedAttempt = AttemptSummary.extend({
  /** For a clock that does not depend on that of the device. */
  server_now: Moment,
  questions: z.array(OpenedQuestion),
  answers: z.array(SavedAnswer),
  files: z.array(AttemptFile),
  pass_mark: Percent,
  feedback_rule: z.enum(feedbackRules),
  /** The feedback has them: no other attempt may start. To trainers always, once the attempt has ended. */
  shows_right_answers: z.boolean(),
  /** Null until the feedback rule of the assessment allows it; trainers get it once the attempt has ended. */
  feedback: z.array(AnswerFeedback).nullable(),
});
export type OpenedAttempt = z.infer<typeof OpenedAttempt>;

export const NewAnswer = z.strictObject({
  attempt_id: Id,
  question_id: QuestionKey,
  /** The highest one is stored, in whatever order they arrive. */
  revision: z.int().min(1).max(9_000_000_000_000_000),
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

export const assessments = {
  /** Refuses `options_alike` where two options of a question look the same in some language. */
  setAssessment: command('PUT', '/content-assessments', {
    summary: 'Set the questions and rules of an assessment',
    data: AssessmentRules,
    result: AssessmentRules.omit({ questions: true }),
    refuses: [
      'not_signed_in',
      'not_allowed',
      'not_found',
      'questions_invalid',
      'options_alike',
      'assessment_source_missing',
    ],
  }),
  /** The enrolled person alone. */
  openAssessment: command('POST', '/content-assessments/open', {
    summary: 'Open the start page of an assessment',
    secret: true,
    data: z.strictObject({ content_id: Id, enrollment_id: Id }),
    result: OpenedAssessment,
    refuses: [...opening],
  }),
  /** Answers the open attempt, if there is one. [domain 4.3] */
  startAttempt: command('POST', '/attempts/create', {
    summary: 'Start an attempt, or resume the open one',
    secret: true,
    data: z.strictObject({ content_id: Id, enrollment_id: Id }),
    result: OpenedAttempt,
    refuses: [...opening, 'attempts_used_up', 'assessment_passed', 'assessment_without_attempts'],
  }),
  /** Its learner, trainers of the class and the claim `classes.edit`. */
  openAttempt: command('POST', '/attempts/open', {
    summary: 'Open an attempt with its answers, and with feedback as far as its rule allows',
    secret: true,
    data: ItemReference,
    result: OpenedAttempt,
    refuses: ['not_signed_in', 'not_found'],
  }),
  /**
   * The learner alone. Idempotent; the answer with the highest revision is stored, in whatever order they arrive. Refuses
   * `attempt_time_over` some seconds after the end of the time, and `answer_ambiguous` for a number that may be either of
   * two, as `16.000`.
   */
  saveAnswer: command('PUT', '/attempts/answer', {
    summary: 'Save an answer',
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
  /** The learner alone. Idempotent: an attempt that has ended is answered as it is. */
  submitAttempt: command('PUT', '/attempts/submit', {
    summary: 'Submit an attempt',
    secret: true,
    data: ItemReference,
    result: OpenedAttempt,
    refuses: ['not_signed_in', 'not_found'],
  }),
  /** One's own, and of the classes that one teaches; with the claim `classes.edit` all. Those that wait first, then the oldest. */
  retrieveAttempts: retrieval('/attempts', {
    summary: 'List attempts',
    filter: AttemptFilter,
    result: AttemptSummary,
    sort: ['submitted_at', 'id'],
    refuses: ['not_signed_in'],
  }),
  /**
   * Trainers of the class and the claim `classes.edit`. Refuses `attempt_changed` where somebody else graded it since this
   * version.
   */
  gradeAnswers: command('PUT', '/attempts/grade', {
    summary: 'Grade the answers of an attempt by hand',
    data: GradedAnswers,
    result: OpenedAttempt,
    refuses: [...grading, 'attempt_changed', 'attempt_open', 'points_do_not_fit'],
  }),
  /** Trainers of the class and the claim `classes.edit`. For an assessment of type `other`. */
  enterMark: command('PUT', '/content-assessments/mark', {
    summary: 'Enter the mark of a learner',
    data: NewMark,
    result: AttemptSummary,
    refuses: [...grading, 'attempt_changed'],
  }),
  /** Trainers of the class and the claim `classes.edit`. Open attempts get it too. */
  setExtraTime: command('PUT', '/extra-times', {
    summary: 'Give a learner more time in all timed assessments',
    data: ExtraTime,
    result: ExtraTime,
    refuses: ['not_signed_in', 'not_found'],
  }),
  /** Trainers of the class and the claim `classes.edit`. */
  retrieveClassAssessments: retrieval('/content-assessments', {
    summary: 'List the assessments in the course of a class',
    filter: OfClass,
    result: ClassAssessment,
    refuses: ['not_signed_in', 'not_found'],
  }),
  /** Trainers of the class and the claim `classes.edit`. By name. */
  retrieveExtraTimes: retrieval('/extra-times', {
    summary: 'List the learners of a class with their extra time',
    filter: OfClass,
    result: ClassLearner,
    refuses: ['not_signed_in', 'not_found'],
  }),
};
