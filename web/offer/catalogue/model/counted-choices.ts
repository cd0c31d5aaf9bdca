import type { CourseChoices } from '#contract/offer/catalogue/calls.ts';
import { formatCount } from '#web/shared/texts/format.ts';
import type { CoursesSearch } from './course-search.ts';

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

/** The place of a count that is still loading, so that nothing moves when it comes. */
const noTally = '\u2007\u2007\u2007';

type Counting = { isCounted: boolean; isCapped: boolean; locale: string };

/** «1 200», or «1 200+» where counting stopped at the limit. */
export function tallyOf(count: number, { isCounted, isCapped, locale }: Counting): string {
  if (!isCounted) return noTally;
  return formatCount(locale, count) + (isCapped && count > 0 ? '+' : '');
}

/** Whether each chosen value has its name and its place among these filters. */
export function listsChosen(
  { categories, partners, languages, cities }: CourseChoices,
  { category = [], partner = [], language = [], city }: CoursesSearch,
): boolean {
  return (
    category.every((id) => categories.some((one) => one.id === id)) &&
    partner.every((id) => partners.some((one) => one.id === id)) &&
    language.every((code) => languages.some(({ value }) => value === code)) &&
    (city === undefined || cities.some(({ value }) => value === city))
  );
}

/** With the categories that a search does not find last, so that the filters are as long as before it was counted. */
export function withCategoriesOf(whole: CourseChoices, own: CourseChoices): CourseChoices {
  const has = new Set(own.categories.map(({ id }) => id));
  const others = whole.categories.filter(({ id }) => !has.has(id));
  return { ...own, categories: [...own.categories, ...others.map((each) => ({ ...each, course_count: 0 }))] };
}
