import type { Answer, KindRules } from './kind.ts';
import { asOne, hasOption, isDistinct, openChoices, openOptions, shuffled, withPlainKeys } from './options.ts';

export const match: KindRules<'match'> = {
  fits: ({ items, options }, answer) =>
    isPairs(answer) &&
    Object.entries(answer).every(([item, option]) => hasOption(items, item) && hasOption(options, option)),
  /** The share that is in its place. Items that look the same may have each other's options. */
  mark({ items, options, right }, answer) {
    if (!isPairs(answer)) return 0;
    const [item, option] = [asOne(items), asOne(options)];
    const pairs = items.map(({ value: key }) => pairOf(item(key), option(right[key] ?? '')));
    const hits = items.filter(({ value: key }) => {
      const own = answer[key];
      const place = own === undefined ? -1 : pairs.indexOf(pairOf(item(key), option(own)));
      if (place >= 0) pairs.splice(place, 1);
      return place >= 0;
    });
    return hits.length / items.length;
  },
  open: (question, shown, locale) => ({
    ...shown,
    kind: 'match',
    items: openChoices(question.items, locale),
    options: openOptions(question, locale),
  }),
  /** Always shuffled: as they are written they would be the answer. */
  draw(question, { random }) {
    const { drawn, key } = withPlainKeys(question.options, (all) => shuffled(all, random));
    const right = Object.entries(question.right).map(([item, value]) => [item, key(value)]);
    return { ...question, ...drawn, right: Object.fromEntries(right) };
  },
  isSound({ items, options, right }) {
    if (!isDistinct(items) || !isDistinct(options)) return false;
    return items.every(({ value }) => hasOption(options, right[value])) && Object.keys(right).length === items.length;
  },
  right: ({ right }) => right,
};

function isPairs(answer: Answer): answer is Record<string, string> {
  return typeof answer === 'object' && !Array.isArray(answer);
}

function pairOf(item: string, option: string): string {
  return `${item} ${option}`;
}
