import { createCategory, createPartner } from '#api/offer/catalogue/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { at } from './acting.ts';
import { categories } from './categories.ts';
import { courses, type SeedCourse } from './courses.ts';
import { importSeedCourse } from './import-course.ts';
import { dayAfter, momentAt } from './moments.ts';
import { partners } from './partners.ts';

export type WrittenCourse = SeedCourse & { id: number };

const daysBetweenCourses = 6;

/** Categories, partners and courses; one course every six days. */
export async function writeCatalogue(ctx: Ctx, day: string): Promise<WrittenCourse[]> {
  await writeCategories(ctx);
  await writePartners(ctx);
  const stored: WrittenCourse[] = [];
  for (const [place, course] of courses.entries()) {
    const published = momentAt(dayAfter(day, -daysBetweenCourses * (courses.length - place)), '10:00');
    const id = await importSeedCourse(at(ctx, published), course);
    stored.push({ ...course, id });
  }
  return stored;
}

async function writeCategories(ctx: Ctx): Promise<void> {
  for (const [place, category] of Object.values(categories).entries()) {
    await createCategory(ctx, { ...category, position: place + 1 });
  }
}

async function writePartners(ctx: Ctx): Promise<void> {
  for (const partner of Object.values(partners)) await createPartner(ctx, partner);
}
