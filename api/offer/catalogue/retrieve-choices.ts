import { textIn } from '#contract/basics.ts';
import type { CourseChoices, CourseFilter } from '#contract/offer/catalogue/calls.ts';
import { courseDurations, courseLevels, courseTypes, startWindows } from '#contract/offer/catalogue/values.ts';
import { noChoices } from '#contract/no-choices.ts';
import type { Ctx } from '#api/shared/context.ts';
import { counted } from '#api/shared/database/counted.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { mainCurrencyId } from '#api/platform/settings/index.ts';
import { searchWords } from './model/search-words.ts';
import { ratesInto } from './rates.ts';
import { languageName } from './model/language-name.ts';
import { countChoices } from './store/choices.ts';
import { asCounted, isWholeList } from './store/course-conditions.ts';
import type { ChoiceRow } from './store/named-choices.ts';
import { findPricedCurrencies } from './store/prices.ts';
import { findStoredChoices } from './store/stored-choices.ts';

type ChoicesQuery = Pick<ListQuery<{ filter?: CourseFilter }>, 'filter'>;

export async function retrieveChoices(ctx: Ctx, { filter }: ChoicesQuery): Promise<ResultPage<CourseChoices>> {
  const search = filter.search?.trim() ? searchWords(filter.search) : null;
  if (filter.search?.trim() && !search) return { results: [noChoices], total: 1 };

  const currencyId = filter.currency_id ?? (await mainCurrencyId(ctx));
  const rates = await ratesInto(ctx, currencyId, filter.price_minor ? await findPricedCurrencies(ctx) : []);
  const question = { filter, search, currencyId, rates, now: ctx.now() };
  const count = async () => (isWholeList(question) && (await findStoredChoices(ctx))) || countChoices(ctx, question);
  const rows = search ? await count() : await counted(ctx, { choices: asCounted(question) }, count);
  return { results: [choicesOf(rows, filter, ctx)], total: 1 };
}

function choicesOf(rows: ChoiceRow[], { language }: CourseFilter, { locale }: Ctx): CourseChoices {
  const of = (facet: ChoiceRow['facet']) => rows.filter((row) => row.facet === facet);
  const [all, missing] = [
    of('all').filter(({ value }) => value === null),
    of('all').filter(({ value }) => value !== null),
  ];
  const total = all[0]?.course_count ?? 0;
  return {
    course_count: total,
    is_capped: of('capped').length > 0,
    types: known(courseTypes, of('type')),
    levels: known(courseLevels, of('level')),
    languages: atLeast(listOf(language), of('language').map(toTally)).map((one) => ({
      ...one,
      name: languageName(locale, one.value),
    })),
    durations: known(courseDurations, of('duration')),
    categories: of('category_id').map((row) => toNamed(row, textIn(row.names ?? {}, locale))),
    partners: of('partner_id').map((row) => toNamed(row, row.name ?? '')),
    cities: of('city').map(toTally),
    starts: known(startWindows, of('starts')),
    with_seats: of('seats')[0]?.course_count ?? 0,
    without: Object.fromEntries(missing.map(({ value, course_count }) => [value, total + course_count])),
  };
}

type Tally = { value: string; course_count: number };

function atLeast(chosen: string[], tallies: Tally[]): Tally[] {
  const missing = chosen.filter((value) => tallies.every((one) => one.value !== value));
  return [...tallies, ...missing.map((value) => ({ value, course_count: 0 }))];
}

function listOf(text: CourseFilter['language']): string[] {
  if (typeof text === 'string') return [text];
  return Array.isArray(text) ? text : [];
}

function toTally({ value, course_count }: ChoiceRow): Tally {
  return { value: value ?? '', course_count };
}

function toNamed({ value, course_count }: ChoiceRow, name: string) {
  return { id: Number(value), name, course_count };
}

function known<Value extends string>(values: readonly Value[], rows: ChoiceRow[]) {
  return values.flatMap((value) => {
    const row = rows.find((one) => one.value === value);
    return row ? [{ value, course_count: row.course_count }] : [];
  });
}
