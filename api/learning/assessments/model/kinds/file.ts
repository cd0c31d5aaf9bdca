import { mostAnswerFiles } from '#contract/learning/assessments/values.ts';
import type { KindRules } from './kind.ts';
import { isRubricWhole, openRubric } from './rubric.ts';

export const file: KindRules<'file'> = {
  fits: (_, answer) =>
    Array.isArray(answer) && answer.length <= mostAnswerFiles && answer.every((id) => /^\d{1,15}$/.test(id)),
  uploads: (answer) => (Array.isArray(answer) ? answer : []),
  mark: () => null,
  open: ({ rubric }, shown, locale) => ({ ...shown, kind: 'file', rubric: openRubric(rubric, locale) }),
  draw: (question) => ({ ...question, shown: [] }),
  isSound: isRubricWhole,
  right: () => null,
};
