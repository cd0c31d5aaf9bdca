import type { LocalizedText, Money } from '#contract/basics.ts';
import { builtInCurrencies } from '#contract/visitor-values.ts';
import { createCategory, createCourse, createPartner } from '#api/offer/catalogue/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { at } from './acting.ts';
import { categories, type CategoryKey } from './categories.ts';
import { coursesByCategory } from './courses/all.ts';
import type { CourseWords, SeedCourse } from './courses/course.ts';
import { dayAfter, momentAt } from './moments.ts';
import { partners, type PartnerKey } from './partners.ts';

export type WrittenCourse = SeedCourse & { id: number };

type Groups = { categoryIds: Map<CategoryKey, number>; partnerIds: Map<PartnerKey, number> };

const daysBetweenCourses = 6;

/** Categories, partners and courses; one course every six days, from each area in turn. */
export async function writeCatalogue(ctx: Ctx, day: string): Promise<WrittenCourse[]> {
  const groups = { categoryIds: await writeCategories(ctx), partnerIds: await writePartners(ctx) };
  const written: WrittenCourse[] = [];
  const all = inTurn();
  for (const [place, { category, course }] of all.entries()) {
    const published = momentAt(dayAfter(day, -daysBetweenCourses * (all.length - place)), '10:00');
    const { id } = await createCourse(at(ctx, published), newCourse(course, category, groups));
    written.push({ ...course, id });
  }
  return written;
}

export function bothLanguages(pt: string, en: string): LocalizedText {
  return { pt, 'en-GB': en };
}

async function writeCategories(ctx: Ctx): Promise<Map<CategoryKey, number>> {
  const ids = new Map<CategoryKey, number>();
  for (const key of keysOf(categories)) {
    const { id } = await createCategory(ctx, { ...categories[key], position: ids.size + 1 });
    ids.set(key, id);
  }
  return ids;
}

async function writePartners(ctx: Ctx): Promise<Map<PartnerKey, number>> {
  const ids = new Map<PartnerKey, number>();
  for (const key of keysOf(partners)) ids.set(key, (await createPartner(ctx, partners[key])).id);
  return ids;
}

/** The first course of each area, then the second of each, and so on. */
function inTurn(): { category: CategoryKey; course: SeedCourse }[] {
  const keys = keysOf(coursesByCategory);
  const most = Math.max(...keys.map((key) => coursesByCategory[key].length));
  const rounds = Array.from({ length: most }, (_, round) => round);
  return rounds.flatMap((round) =>
    keys.flatMap((category) => {
      const course = coursesByCategory[category][round];
      return course ? [{ category, course }] : [];
    }),
  );
}

function newCourse(course: SeedCourse, category: CategoryKey, { categoryIds, partnerIds }: Groups) {
  const { facts, pt, en } = course;
  const text = (part: keyof Omit<CourseWords, 'outcomes'>) => bothLanguages(pt[part], en[part]);
  return {
    title: text('title'),
    summary: text('summary'),
    description: text('description'),
    requirements: text('requirements'),
    outcomes: pt.outcomes.map((outcome, index) => bothLanguages(outcome, en.outcomes[index] ?? '')),
    type: facts.type,
    level: facts.level,
    language: facts.language ?? 'pt',
    workload_hours: facts.hours,
    certificate_type: facts.certificate ?? usualCertificate(facts.type),
    certificate_valid_months: facts.certificateMonths ?? null,
    category_id: categoryIds.get(category) ?? null,
    partner_id: partnerIds.get(facts.partner) ?? null,
    prices: pricesOf(facts),
  };
}

function usualCertificate(type: SeedCourse['facts']['type']) {
  return type === 'online' ? 'participation-certificate' : 'conclusion-certificate';
}

function pricesOf({ aoa, usd }: SeedCourse['facts']): Money[] {
  const inKwanzas = { amount_minor: aoa * 100, currency_id: builtInCurrencies.aoa.id };
  if (usd === undefined) return [inKwanzas];
  return [inKwanzas, { amount_minor: usd * 100, currency_id: builtInCurrencies.usd.id }];
}

function keysOf<K extends string>(record: Record<K, unknown>): K[] {
  return Object.keys(record) as K[];
}
