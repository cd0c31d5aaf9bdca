import { formatCount } from '#web/shared/texts/format.ts';

/** One value of a filter, and how many courses it would leave. */
export type Choice = { value: string | number; label: string; count: number };

type Counted = readonly { value: string; course_count: number }[];

/** Each value, those too that would leave nothing. */
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

/** The counted values, and the chosen ones that would leave nothing. */
export function valuesOf(counted: Counted, chosen: string | readonly string[] = []): string[] {
  return [...new Set([...counted.map(({ value }) => value), ...[chosen].flat()])];
}

type Counting = { isCapped: boolean; locale: string };

/** «1 200», or «1 200+» where only the first ones were counted. */
export function tallyOf(count: number, { isCapped, locale }: Counting): string {
  return formatCount(locale, count) + (isCapped && count > 0 ? '+' : '');
}
