import type { KindRules } from './kind.ts';
import { areSomeOf, asOne, hasOption, isDistinct, openOptions, shuffled, withPlainKeys } from './options.ts';

export const several: KindRules<'several'> = {
  fits: ({ options }, answer) => areSomeOf(options, answer),
  /** The share of the right options, less one for each wrong one. */
  mark({ options, right }, answer) {
    if (!Array.isArray(answer)) return 0;
    const one = asOne(options);
    const expected = new Set(right.map(one));
    const chosen = [...new Set(answer.map(one))];
    const hits = chosen.filter((value) => expected.has(value)).length;
    return Math.max(0, (hits - (chosen.length - hits)) / expected.size);
  },
  open: (question, shown, locale) => ({ ...shown, kind: 'several', options: openOptions(question, locale) }),
  draw(question, { isShuffled, random }) {
    const { drawn, key } = withPlainKeys(question.options, (all) => (isShuffled ? shuffled(all, random) : all));
    return { ...question, ...drawn, right: question.right.map(key) };
  },
  isSound: ({ options, right }) => isDistinct(options) && right.every((value) => hasOption(options, value)),
  right: ({ right }) => right,
};
