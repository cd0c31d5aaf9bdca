import { longestAnswer } from '#contract/learning/assessments/values.ts';
import type { KindRules } from './kind.ts';
import { isRubricWhole, openRubric } from './rubric.ts';

export const longText: KindRules<'long_text'> = {
  fits: (_, answer) => typeof answer === 'string' && answer.length <= longestAnswer,
  mark: () => null,
  open: ({ rubric }, shown, locale) => ({ ...shown, kind: 'long_text', rubric: openRubric(rubric, locale) }),
  draw: (question) => ({ ...question, shown: [] }),
  isSound: isRubricWhole,
  right: () => null,
};
