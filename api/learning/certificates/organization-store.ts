import { sql, type RawBuilder } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { OrganizationCertificateFilter } from '#contract/learning/certificates/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { escapeLike, pageOfFew, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { rows, type CertificateRow } from './store.ts';

type Filter = Omit<OrganizationCertificateFilter, 'organization_id'>;
export type OrganizationCertificateRow = CertificateRow & {
  department: string;
  has_left: boolean;
  course_id: number;
  affiliation_id: number;
};

const mostWords = 8;

/** What was issued after a person left the organization is theirs alone. */
function ofOrganization(ctx: Ctx, organizationId: number) {
  return ctx.db
    .selectFrom('certificates')
    .innerJoin('shared_affiliations as a', 'a.id', 'certificates.affiliation_id')
    .where('certificates.organization_id', '=', organizationId)
    .whereRef('a.person_id', '=', 'certificates.person_id')
    .where(sql<boolean>`certificates.issued_at < coalesce(a.ended_at, 'infinity')`);
}

function withAffiliation(ctx: Ctx) {
  return rows(ctx)
    .innerJoin('shared_affiliations as a', 'a.id', 'certificates.affiliation_id')
    .select([sql<string>`a.department`.as('department'), sql<boolean>`a.ended_at is not null`.as('has_left')])
    .select(['certificates.course_id', sql<number>`a.id`.as('affiliation_id')]);
}

function matching(ctx: Ctx, organizationId: number, filter: Filter) {
  let query = ofOrganization(ctx, organizationId).select('certificates.id');
  const { search = '', state, expires_within_days: days, department, affiliation_id, course_id } = filter;
  if (state !== undefined) query = query.where(wanted(stateAt(ctx), state));
  if (affiliation_id !== undefined) query = query.where('a.id', '=', affiliation_id);
  if (course_id !== undefined) query = query.where('certificates.course_id', '=', course_id);
  if (department !== undefined) query = query.where('a.department', '=', department);
  if (days !== undefined) {
    const last = sql`${ctx.now()}::timestamptz + ${days} * interval '1 day'`;
    query = query
      .where('certificates.status', '=', 'issued')
      .where(sql<boolean>`certificates.valid_until > ${ctx.now()} and certificates.valid_until <= ${last}`);
  }
  for (const word of search.split(/\s+/).filter(Boolean).slice(0, mostWords)) {
    query = query.where(sql<boolean>`fold(concat_ws(' ', certificates.number, certificates.snapshot #>> '{person,name}',
      certificates.snapshot #>> array['course_title', ${ctx.locale}],
      certificates.snapshot #>> '{course_title,pt}')) like fold(${`%${escapeLike(word)}%`})`);
  }
  return query;
}

function stateAt(ctx: Ctx) {
  return sql`case when certificates.status <> 'issued' then certificates.status
    when certificates.valid_until < ${ctx.now()} then 'expired' else 'valid' end`;
}

export type OrganizationCertificateQuery = ListQuery<{ filter?: Filter }> & { organizationId: number };

export async function pageOfOrganization(
  ctx: Ctx,
  { organizationId, filter, sort, ...page }: OrganizationCertificateQuery,
): Promise<{ rows: OrganizationCertificateRow[]; total: number }> {
  let ids = matching(ctx, organizationId, filter);
  for (const { field, order } of sort) {
    ids = ids.orderBy(orderedBy(ctx)[field] ?? sql.ref(`certificates.${field}`), (by) =>
      order === 'desc' ? by.desc().nullsLast() : by.asc().nullsLast(),
    );
  }
  ids = ids.orderBy(sql`${expiry(ctx)} nulls last`).orderBy('certificates.id', 'desc');
  return pageOfFew(ctx, { ids, read: (chosen) => inOrder(ctx, chosen) }, page);
}

function orderedBy(ctx: Ctx): Record<string, RawBuilder<unknown>> {
  return {
    holder_name: sql`fold(certificates.snapshot #>> '{person,name}')`,
    course_title: sql`fold(${titleIn(ctx)})`,
    department: sql`fold(a.department)`,
  };
}

function titleIn({ locale }: Ctx) {
  return sql<string>`coalesce(certificates.snapshot #>> array['course_title', ${locale}],
    certificates.snapshot #>> '{course_title,pt}')`;
}

/** Null for those that do not expire any more: expired, revoked and replaced ones. */
function expiry(ctx: Ctx) {
  return sql`case when certificates.status = 'issued' and certificates.valid_until > ${ctx.now()}
    then certificates.valid_until end`;
}

/** Those that stand or have expired, whose PDFs are of use, by name. */
export async function certificatesToDownload(
  ctx: Ctx,
  { organizationId, filter, most }: { organizationId: number; filter: Filter; most: number },
): Promise<OrganizationCertificateRow[]> {
  const ids = await matching(ctx, organizationId, filter)
    .where('certificates.status', '=', 'issued')
    .orderBy(sql`fold(certificates.snapshot #>> '{person,name}')`)
    .orderBy('certificates.id')
    .limit(most)
    .execute();
  return inOrder(
    ctx,
    ids.map(({ id }) => id),
  );
}

async function inOrder(ctx: Ctx, ids: readonly number[]): Promise<OrganizationCertificateRow[]> {
  if (ids.length === 0) return [];
  const read = await withAffiliation(ctx).where('certificates.id', 'in', ids).execute();
  const rowOf = new Map(read.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

export async function certificateOfOrganization(
  ctx: Ctx,
  { organizationId, id }: { organizationId: number; id: number },
): Promise<OrganizationCertificateRow | undefined> {
  const query = ofOrganization(ctx, organizationId).select('certificates.id').where('certificates.id', '=', id);
  const visible = await query.executeTakeFirst();
  return visible && (await inOrder(ctx, [visible.id]))[0];
}

type CourseRow = { course_id: number; title: LocalizedText; certificates: number };

/** With the latest of the titles under which each course was certified. */
export async function coursesOfOrganization(
  ctx: Ctx,
  { organizationId, limit, offset }: { organizationId: number; limit: number; offset: number },
): Promise<{ rows: CourseRow[]; total: number }> {
  const certified = ofOrganization(ctx, organizationId)
    .select([
      'certificates.course_id',
      sql<number>`count(*)`.as('certificates'),
      sql<number>`max(certificates.id)`.as('latest'),
    ])
    .groupBy('certificates.course_id');
  const answer = await sql<{ total: number; courses: CourseRow[] }>`
    with certified as materialized (${certified}),
      page as (select * from certified order by course_id limit ${limit} offset ${offset})
    select (select count(*) from certified) as total, coalesce((
      select json_agg(json_build_object('course_id', page.course_id, 'title', c.snapshot -> 'course_title',
        'certificates', page.certificates) order by page.course_id)
      from page join certificates c on c.id = page.latest), '[]') as courses`.execute(ctx.db);
  const [{ total, courses } = { total: 0, courses: [] }] = answer.rows;
  return { rows: courses, total };
}
