import type { KindRules } from './kind.ts';
import { areSomeOf, asOne, isDistinct, openOptions, shuffled, withPlainKeys, type Random } from './options.ts';

export const order: KindRules<'order'> = {
  fits: ({ options }, answer) => areSomeOf(options, answer) && answer.length === options.length,
  /** The share that is in its place. */
  mark({ options }, answer) {
    if (!Array.isArray(answer)) return 0;
    const one = asOne(options);
    const places = answer.map(one);
    return options.filter(({ value }, place) => places[place] === one(value)).length / options.length;
  },
  open: (question, shown, locale) => ({ ...shown, kind: 'order', options: openOptions(question, locale) }),
  /** Always shuffled: as it is written it would be the answer. */
  draw: (question, { random }) => ({
    ...question,
    ...withPlainKeys(question.options, (all) => apartFrom(all, random)).drawn,
  }),
  isSound: ({ options }) => isDistinct(options),
  right: ({ options }) => options.map(({ value }) => value),
};

function apartFrom(values: readonly string[], random: Random): string[] {
  const mixed = shuffled(values, random);
  const isSame = mixed.every((value, place) => value === values[place]);
  return isSame ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}
