import { formatCount } from '#web/shared/texts/format.ts';

export type Choice = { value: string | number; label: string; count: number };

type Counted = readonly { value: string; course_count: number }[];

/** Includes values that no course has. */
export function countedChoices<Value extends string>(
  values: readonly Value[],
  counted: Counted,
  label: (value: Value) => string,
): Choice[] {
  return values.map((value) => ({
    value,
    label: label(value),
    count: counted.find((one) => one.value === value)?.course_count ?? 0,
  }));
}

/** Chosen values stay listed even when they would leave nothing. */
export function valuesOf(counted: Counted, chosen: string | readonly string[] = []): string[] {
  return [...new Set([...counted.map(({ value }) => value), ...[chosen].flat()])];
}

type Counting = { isCapped: boolean; locale: string };

/** «1 200», or «1 200+» where counting stopped at the limit. */
export function tallyOf(count: number, { isCapped, locale }: Counting): string {
  return formatCount(locale, count) + (isCapped && count > 0 ? '+' : '');
}
