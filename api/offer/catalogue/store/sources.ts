import { sql } from 'kysely';
import type { LocalizedText, Money } from '#contract/basics.ts';
import type { CertificateType, CourseLevel, CourseType, PackageType } from '#contract/offer/catalogue/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mentions, pageOf, wanted } from '#api/shared/database/retrieval.ts';
import { isRequested, recordColumns, type SourceQuery } from '#api/shared/records/record-versions.ts';

type Values = Parameters<typeof wanted>[1];
type Search = { search?: string | undefined };
type CourseFilter = Search & {
  is_published?: boolean | undefined;
  type?: Values | undefined;
  package_type?: Values | undefined;
  category_id?: Values | undefined;
  partner_id?: Values | undefined;
};
export type SimpleSourceQuery = SourceQuery<Search>;
export type CourseSourceQuery = SourceQuery<CourseFilter>;

export function listCategorySources(ctx: Ctx, { filter, sort, ...page }: SimpleSourceQuery) {
  let query = ctx.db
    .selectFrom('categories')
    .select(['id', 'slug', sql<LocalizedText>`name`.as('name'), 'cover_key', 'position', 'deleted_at'])
    .select(recordColumns('categories', 'categories.id'))
    .where(isRequested(filter));
  if (filter.search !== undefined) query = query.where(mentions(sql`name::text`, filter.search));
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  return pageOf(query.orderBy('position').orderBy('id'), page);
}

export function listPartnerSources(ctx: Ctx, { filter, sort, ...page }: SimpleSourceQuery) {
  let query = ctx.db
    .selectFrom('partners')
    .select(['id', 'slug', 'name', 'city', 'country', 'licence', 'website', 'tax_id', 'signatory_name', 'deleted_at'])
    .select(['logo_picture_id', 'cover_picture_id'])
    .select([sql<LocalizedText>`about`.as('about'), sql<LocalizedText>`signatory_role`.as('signatory_role')])
    .select(sql<LocalizedText>`logo_picture_alt`.as('logo_picture_alt'))
    .select(sql<LocalizedText>`cover_picture_alt`.as('cover_picture_alt'))
    .select(recordColumns('partners', 'partners.id'))
    .where(isRequested(filter));
  if (filter.search !== undefined) query = query.where(mentions(sql`concat_ws(' ', name, city)`, filter.search));
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  return pageOf(query.orderBy('name').orderBy('id'), page);
}

export function listCourseSources(ctx: Ctx, { filter, sort, ...page }: CourseSourceQuery) {
  let query = ctx.db
    .selectFrom('courses')
    .select(['id', 'category_id', 'partner_id', 'language', 'certificate_valid_months', 'least_hours_percent'])
    .select(['cover_picture_id', 'deleted_at'])
    .select([sql<LocalizedText>`title`.as('title'), sql<LocalizedText>`summary`.as('summary')])
    .select([sql<LocalizedText>`description`.as('description'), sql<LocalizedText[]>`outcomes`.as('outcomes')])
    .select([
      sql<LocalizedText>`requirements`.as('requirements'),
      sql<number | null>`workload_hours`.as('workload_hours'),
    ])
    .select([sql<PackageType>`package_type`.as('package_type'), sql<CourseType>`type`.as('type')])
    .select([sql<CourseLevel>`level`.as('level'), sql<CertificateType>`certificate_type`.as('certificate_type')])
    .select(sql<LocalizedText>`cover_picture_alt`.as('cover_picture_alt'))
    .select(sql<boolean>`published_at is not null`.as('is_published'))
    .select([
      prices.as('prices'),
      questions.as('questions'),
      prerequisites.as('prerequisite_ids'),
      parts.as('course_ids'),
    ])
    .select(recordColumns('courses', 'courses.id'))
    .where(isRequested(filter));
  for (const name of ['type', 'package_type', 'category_id', 'partner_id'] as const) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(`courses.${name}`), value));
  }
  if (filter.is_published !== undefined) {
    query = query.where(sql<boolean>`(published_at is not null) = ${filter.is_published}`);
  }
  if (filter.search !== undefined) query = query.where(mentions(sql`title::text`, filter.search));
  for (const { field, order } of sort) query = query.orderBy(field === 'title' ? sql`title_pt` : sql.ref(field), order);
  return pageOf(query.orderBy('id', 'desc'), page);
}

const prices = sql<Money[]>`(
  select coalesce(json_agg(json_build_object('amount_minor', amount_minor, 'currency_id', currency_id)
    order by currency_id), '[]') from course_prices where course_id = courses.id)`;
const questions = sql<{ question: LocalizedText; answer: LocalizedText }[]>`(
  select coalesce(json_agg(json_build_object('question', question, 'answer', answer) order by position), '[]')
  from course_questions where course_id = courses.id)`;
/** Without deleted courses, which no other may name. */
const prerequisites = sql<number[]>`(
  select coalesce(json_agg(r.prerequisite_id order by r.prerequisite_id), '[]') from course_prerequisites r
  join courses o on o.id = r.prerequisite_id and o.deleted_at is null where r.course_id = courses.id)`;
const parts = sql<number[]>`(
  select coalesce(json_agg(r.course_id order by r.position), '[]') from package_courses r
  join courses o on o.id = r.course_id and o.deleted_at is null where r.package_id = courses.id)`;
