import { decimalsOf } from '#contract/visitor-values.ts';
import { coursesOfKeys, idOfSlug } from '#api/offer/catalogue/index.ts';
import { currenciesByKey } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { CourseFile } from './format.ts';
import { wordsIn } from './words.ts';

type Unknown = { path: (string | number)[]; text: string };

/** The facts of a course with the ids of this site, and the names that the site does not know. */
export async function resolveCourse(ctx: Ctx, file: CourseFile) {
  const { key: _, category, partner, prices, prerequisites, courses, ...course } = file;
  const unknown: Unknown[] = [];
  const say = (text: 'no_category' | 'no_partner' | 'no_currency', name: string) => wordsIn(ctx.locale, text, { name });
  const match = {
    category_id: await idNamed(ctx, { table: 'categories', slug: category }),
    partner_id: await idNamed(ctx, { table: 'partners', slug: partner }),
  };
  if (category && !match.category_id) unknown.push({ path: ['category'], text: say('no_category', category) });
  if (partner && !match.partner_id) unknown.push({ path: ['partner'], text: say('no_partner', partner) });
  const { amounts, names } = await pricesIn(ctx, prices);
  unknown.push(...names.map((name) => ({ path: ['prices', name], text: say('no_currency', name) })));
  const others = {
    prerequisite_ids: await idsNamed(ctx, { field: 'prerequisites', keys: prerequisites, unknown }),
    course_ids: await idsNamed(ctx, { field: 'courses', keys: courses, unknown }),
  };
  return { facts: { ...course, ...given(match), ...given(others), ...given({ prices: amounts }) }, unknown };
}

/** Undefined where the course says nothing, so that an update leaves it as it is. */
function idNamed(ctx: Ctx, { table, slug }: { table: 'categories' | 'partners'; slug: string | null | undefined }) {
  return typeof slug === 'string' ? idOfSlug(ctx, table, slug) : Promise.resolve(slug);
}

type OtherCourses = { field: string; keys: string[] | undefined; unknown: Unknown[] };

async function idsNamed(ctx: Ctx, { field, keys, unknown }: OtherCourses): Promise<number[] | undefined> {
  if (!keys) return undefined;
  const ids = new Map((await coursesOfKeys(ctx, keys)).map(({ id, key }) => [key, id]));
  for (const [place, key] of keys.entries()) {
    if (!ids.has(key)) unknown.push({ path: [field, place], text: wordsIn(ctx.locale, 'no_course', { name: key }) });
  }
  return keys.flatMap((key) => ids.get(key) ?? []);
}

async function pricesIn(ctx: Ctx, prices: CourseFile['prices']) {
  if (!prices) return { amounts: undefined, names: [] };
  const currencies = await currenciesByKey(ctx);
  const amounts = Object.entries(prices).flatMap(([name, amount]) => {
    const currency_id = currencies.get(name);
    return currency_id === undefined
      ? []
      : [{ currency_id, amount_minor: Math.round(amount * 10 ** decimalsOf(name)) }];
  });
  return { amounts, names: Object.keys(prices).filter((name) => !currencies.has(name)) };
}

type Input<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function given<T extends object>(facts: T): Input<T> {
  const existing: Input<T> = {};
  for (const name in facts) if (facts[name] !== undefined) Object.assign(existing, { [name]: facts[name] });
  return existing;
}
