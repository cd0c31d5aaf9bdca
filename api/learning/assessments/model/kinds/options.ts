import type { LocaleKey, LocalizedText } from '#contract/basics.ts';
import { textIn } from '#contract/rules/text-in.ts';
import { localeKeys } from '#contract/visitor-values.ts';

/** From 0 to below 1. */
export type Random = () => number;

type Value = { value: string };
type Choice = Value & { label: LocalizedText };

export function hasOption(options: readonly Value[], value: unknown): boolean {
  return options.some((option) => option.value === value);
}

export function isDistinct(options: readonly Value[]): boolean {
  return new Set(options.map(({ value }) => value)).size === options.length;
}

/** Some of the options, each once. */
export function areSomeOf(options: readonly Value[], answer: unknown): answer is string[] {
  if (!Array.isArray(answer) || new Set(answer).size !== answer.length) return false;
  return answer.every((value) => hasOption(options, value));
}

export function openChoices(options: readonly Choice[], locale: LocaleKey) {
  return options.map(({ value, label }) => ({ value, label: textIn(label, locale) }));
}

/** In the order of this attempt. */
export function openOptions({ options, shown }: { options: readonly Choice[]; shown: string[] }, locale: LocaleKey) {
  return openChoices(
    shown.flatMap((key) => options.find(({ value }) => value === key) ?? []),
    locale,
  );
}

/** Options are named after their place on the page: the keys of authors may give the answer away, as a, b, c of an order. */
export function withPlainKeys(options: readonly Choice[], order: (values: string[]) => string[]) {
  const plain = new Map(order(options.map(({ value }) => value)).map((value, place) => [value, `o${place + 1}`]));
  const key = (value: string) => plain.get(value) ?? value;
  return {
    key,
    drawn: {
      options: options.map((option) => ({ ...option, value: key(option.value) })),
      shown: [...plain.values()],
    },
  };
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  const mixed: T[] = [];
  while (rest.length > 0) mixed.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return mixed;
}

/** The value of the first of two options that look the same in some language; null where people can tell all apart. */
export function firstAlike(options: readonly Choice[]): string | null {
  const one = options.find((option, place) => options.slice(0, place).some((other) => areAlike(option, other)));
  return one?.value ?? null;
}

/** Choices that look the same are one: each is answered by the value of the first of them. */
export function asOne(options: readonly Choice[]): (value: string) => string {
  const first = new Map(
    options.map((option) => [option.value, options.find((other) => areAlike(option, other))?.value ?? option.value]),
  );
  return (value) => first.get(value) ?? value;
}

function areAlike(one: Choice, other: Choice): boolean {
  return localeKeys.some((locale) => asSeen(textIn(one.label, locale)) === asSeen(textIn(other.label, locale)));
}

/** Pages collapse spaces and show no invisible characters. Upper and lower case look different. */
function asSeen(label: string): string {
  return label
    .normalize('NFC')
    .replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
