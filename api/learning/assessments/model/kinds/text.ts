import { longestShortAnswer } from '#contract/learning/assessments/values.ts';
import type { KindRules } from './kind.ts';

export const text: KindRules<'text'> = {
  fits: (_, answer) => typeof answer === 'string' && answer.length <= longestShortAnswer,
  mark({ accepted }, answer) {
    return typeof answer === 'string' && accepted.some((one) => folded(one) === folded(answer)) ? 1 : 0;
  },
  open: (_, shown) => ({ ...shown, kind: 'text' }),
  draw: (question) => ({ ...question, shown: [] }),
  isSound: () => true,
  right: ({ accepted }) => accepted[0] ?? null,
};

/** Without regard to case, accents and spaces. */
function folded(words: string): string {
  return words
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
