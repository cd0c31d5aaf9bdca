import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { QuestionKey } from './questions.ts';
import { assessmentTypes, longestComment, mostExtraPercent, mostPoints, mostQuestions } from './values.ts';

export const Grade = z.number().min(0).max(20).describe('From 0 to 20.');
export const Percent = z.number().min(0).max(100);
export const Points = z.number().min(0).max(mostPoints);

export const GradedAnswers = z.strictObject({
  id: Id,
  version: z.int().positive(),
  answers: z
    .array(
      z.strictObject({
        question_id: QuestionKey,
        rubric: z
          .record(z.string().max(40), Points.multipleOf(0.01))
          .refine((points) => Object.keys(points).length <= 20)
          .meta({ maxProperties: 20 })
          .nullable()
          .describe('Points by criterion; all criteria of the question.'),
        points: Points.multipleOf(0.01).nullable().describe('Where the question has no criteria.'),
        comment: z.string().trim().max(longestComment),
      }),
    )
    .min(1)
    .max(mostQuestions),
});
export type GradedAnswers = z.infer<typeof GradedAnswers>;

export const NewMark = z.strictObject({
  content_id: Id,
  enrollment_id: Id,
  grade: Grade.multipleOf(0.1),
  version: z.int().nonnegative().describe('Of the mark that it replaces; 0 where there is none.'),
});
export type NewMark = z.infer<typeof NewMark>;

export const ExtraTime = z.strictObject({ enrollment_id: Id, percent: z.int().min(0).max(mostExtraPercent) });
export type ExtraTime = z.infer<typeof ExtraTime>;

export const ClassAssessment = z
  .object({
    content_id: Id,
    class_id: Id,
    title: z.string(),
    type: z.enum(assessmentTypes),
    pass_mark: Percent,
    is_timed: z.boolean(),
    to_grade: z.int().describe('Attempts whose answers wait for their trainer.'),
  })
  .describe('An assessment of the course of a class, for its trainers.');
export type ClassAssessment = z.infer<typeof ClassAssessment>;

export const ClassLearner = z
  .object({
    enrollment_id: Id,
    class_id: Id,
    person: z.object({ id: Id, name: z.string() }),
    extra_time_percent: z.int(),
  })
  .describe('Of each enrolled person of a class, for its trainers.');
export type ClassLearner = z.infer<typeof ClassLearner>;
