import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { CertificateType, CourseLevel, CourseType, PackageType } from '#contract/offer/catalogue/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { findExtras } from './store/course-extras.ts';

const source = 'folder';

/** The course that came from a folder with this key, deleted or not. */
export async function courseOfKey(ctx: Ctx, key: string): Promise<number | null> {
  const query = ctx.db
    .selectFrom('courses')
    .select('id')
    .where('import_source', '=', source)
    .where('import_key', '=', key);
  return (await query.executeTakeFirst())?.id ?? null;
}

type Keyed = { id: number; key: string };

/** Courses that came from folders with these keys, but for deleted ones. */
export async function coursesOfKeys(ctx: Ctx, keys: readonly string[]): Promise<Keyed[]> {
  if (keys.length === 0) return [];
  const query = keyedCourses(ctx).where('import_key', 'in', [...keys]);
  return query.where('deleted_at', 'is', null).execute();
}

function keyedCourses(ctx: Ctx) {
  return ctx.db
    .selectFrom('courses')
    .select('id')
    .select(sql<string>`import_key`.as('key'))
    .where('import_source', '=', source);
}

export async function keepKey(ctx: Ctx, id: number, key: string): Promise<void> {
  await ctx.db.updateTable('courses').set({ import_source: source, import_key: key }).where('id', '=', id).execute();
}

export async function idOfSlug(ctx: Ctx, table: 'categories' | 'partners', slug: string): Promise<number | null> {
  const query = ctx.db.selectFrom(table).select('id').where('slug', '=', slug).where('deleted_at', 'is', null);
  return (await query.executeTakeFirst())?.id ?? null;
}

/** A course with all its texts. */
export async function writtenCourse(ctx: Ctx, id: number) {
  const course = await ctx.db
    .selectFrom('courses as c')
    .leftJoin('categories as k', 'k.id', 'c.category_id')
    .leftJoin('partners as p', 'p.id', 'c.partner_id')
    .select(['c.import_source', 'c.import_key', 'c.language', 'c.certificate_valid_months', 'c.least_hours_percent'])
    .select(['k.slug as category', 'p.slug as partner'])
    .select([sql<LocalizedText>`c.title`.as('title'), sql<LocalizedText>`c.summary`.as('summary')])
    .select([sql<LocalizedText>`c.description`.as('description'), sql<LocalizedText[]>`c.outcomes`.as('outcomes')])
    .select([
      sql<LocalizedText>`c.requirements`.as('requirements'),
      sql<number | null>`c.workload_hours`.as('workload_hours'),
    ])
    .select([sql<PackageType>`c.package_type`.as('package_type'), sql<CourseType>`c.type`.as('type')])
    .select([sql<CourseLevel>`c.level`.as('level'), sql<CertificateType>`c.certificate_type`.as('certificate_type')])
    .select(sql<boolean>`c.published_at is not null`.as('is_published'))
    .where('c.id', '=', id)
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!course) return undefined;
  const { import_source, import_key, ...facts } = course;
  return { ...facts, key: import_source === source ? import_key : null };
}

/** Other courses by their keys. Those that did not come from folders have none, so a list with one of them is left out. */
export async function writtenExtras(ctx: Ctx, id: number) {
  const { questions, prerequisite_ids, course_ids } = await findExtras(ctx, id);
  const others = await keyedCourses(ctx)
    .where('id', 'in', [0, ...prerequisite_ids, ...course_ids])
    .execute();
  const keysOf = (ids: number[]) => {
    const keys = ids.flatMap((each) => others.find((other) => other.id === each)?.key ?? []);
    return keys.length > 0 && keys.length === ids.length ? keys : undefined;
  };
  return { questions, prerequisites: keysOf(prerequisite_ids), courses: keysOf(course_ids) };
}
