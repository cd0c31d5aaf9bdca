import { z } from 'zod';
import { AssessmentRules } from '#contract/learning/assessments/calls.ts';
import { usualAttempts, usualPassMark } from '#contract/learning/assessments/values.ts';
import { alikeIn, faultIn, type WrittenAssessment } from '#api/learning/assessments/index.ts';

const usual = {
  type: 'form',
  time_limit_minutes: null,
  attempts_allowed: usualAttempts,
  policy: 'best',
  pass_mark: usualPassMark,
  feedback_rule: 'after_submission',
  is_shuffled: false,
} as const;

const { shape } = AssessmentRules;

/** The rules of an assessment; those that are as usual may be left out. */
export const AssessmentPart = AssessmentRules.omit({ content_id: true, source_content_id: true })
  .extend({
    type: shape.type.default(usual.type),
    time_limit_minutes: shape.time_limit_minutes.default(usual.time_limit_minutes),
    attempts_allowed: shape.attempts_allowed.default(usual.attempts_allowed),
    policy: shape.policy.default(usual.policy),
    pass_mark: shape.pass_mark.default(usual.pass_mark),
    feedback_rule: shape.feedback_rule.default(usual.feedback_rule),
    is_shuffled: shape.is_shuffled.default(usual.is_shuffled),
    pools: shape.pools.default([]),
    questions: shape.questions.default([]),
    /** Of type `scorm`: the place of the content whose score counts, as `modules/01-antes/02-simulador`. */
    source: z.string().max(500).optional(),
  })
  .superRefine((rules, context) => {
    const { type, questions, pools, source } = rules;
    const say = (path: (string | number)[], message: string, params: Record<string, string> = {}) =>
      context.addIssue({ code: 'custom', path, message, params });
    const fault = faultIn({ questions, pools });
    const [place, pool] = [questions.findIndex(({ id }) => id === fault), pools.findIndex(({ key }) => key === fault)];
    if (place >= 0) say(['questions', place], 'question_contradicts', { question: fault ?? '' });
    else if (pool >= 0) say(['pools', pool], 'pool_contradicts', { pool: fault ?? '' });
    const alike = alikeIn(questions);
    if (alike !== null) {
      const at = questions.findIndex(({ id }) => id === alike.question);
      say(['questions', at], 'options_alike', { option: alike.option, question: alike.question });
    }
    if (type === 'form' && questions.length === 0) say(['questions'], 'questions_missing');
    if ((type === 'scorm') !== (source !== undefined)) say(['source'], 'source_misplaced');
  });
export type AssessmentPart = z.infer<typeof AssessmentPart>;

/** As `AssessmentPart` reads it; `stemOf` is the place of a content in the folder. */
export function writtenPart(rules: WrittenAssessment, stemOf: (contentId: number) => string | undefined): object {
  const { pools, questions, source_content_id: source } = rules;
  const unusual = Object.entries(usual).flatMap(([name, value]) => {
    const own = rules[name as keyof typeof usual];
    return own === value ? [] : [[name, own] as const];
  });
  return {
    ...Object.fromEntries(unusual),
    ...(source !== null && { source: stemOf(source) }),
    ...(pools.length > 0 && { pools }),
    ...(questions.length > 0 && { questions }),
  };
}
