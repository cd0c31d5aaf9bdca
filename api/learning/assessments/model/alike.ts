import type { LocalizedText } from '#contract/basics.ts';
import { localeKeys } from '#contract/visitor-values.ts';
import { textIn } from '#contract/rules/text-in.ts';

type Option = { value: string; label: LocalizedText };

/** The value of the first of two options that look the same in some language; null where people can tell all apart. */
export function firstAlike(options: readonly Option[]): string | null {
  const one = options.find((option, place) => options.slice(0, place).some((other) => areAlike(option, other)));
  return one?.value ?? null;
}

/** Options that look the same are one: each is answered by the value of the first of them. */
export function asOne(options: readonly Option[]): (value: string) => string {
  const first = new Map(
    options.map((option) => [option.value, options.find((other) => areAlike(option, other))?.value ?? option.value]),
  );
  return (value) => first.get(value) ?? value;
}

function areAlike(one: Option, other: Option): boolean {
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
