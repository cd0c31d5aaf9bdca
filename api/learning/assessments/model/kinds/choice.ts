import type { KindRules } from './kind.ts';
import { asOne, hasOption, isDistinct, openOptions, shuffled, withPlainKeys } from './options.ts';

export const choice: KindRules<'choice'> = {
  fits: ({ options }, answer) => hasOption(options, answer),
  mark({ options, right }, answer) {
    const one = asOne(options);
    return typeof answer === 'string' && one(answer) === one(right) ? 1 : 0;
  },
  open: (question, shown, locale) => ({ ...shown, kind: 'choice', options: openOptions(question, locale) }),
  draw(question, { isShuffled, random }) {
    const { drawn, key } = withPlainKeys(question.options, (all) => (isShuffled ? shuffled(all, random) : all));
    return { ...question, ...drawn, right: key(question.right) };
  },
  isSound: ({ options, right }) => isDistinct(options) && hasOption(options, right),
  right: ({ right }) => right,
};
