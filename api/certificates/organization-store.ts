import { sql, type RawBuilder } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { OrganizationCertificateFilter } from '#contract/certificates/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { escapeLike, pageOf, wanted, type ListQuery } from '#api/shared/retrieval.ts';
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
  return rows(ctx)
    .innerJoin('shared_organization_training as training', 'training.enrollment_id', 'certificates.enrollment_id')
    .select([sql<string>`training.department`.as('department')])
    .select([sql<boolean>`training.ended_at is not null`.as('has_left')])
    .select([
      sql<number>`training.course_id`.as('course_id'),
      sql<number>`training.affiliation_id`.as('affiliation_id'),
    ])
    .where('training.organization_id', '=', organizationId)
    .where(sql<boolean>`certificates.issued_at < coalesce(training.ended_at, 'infinity')`);
}

function matching(ctx: Ctx, organizationId: number, filter: Filter) {
  let query = ofOrganization(ctx, organizationId);
  const { search = '', state, expires_within_days: days, department, affiliation_id, course_id } = filter;
  if (state !== undefined) query = query.where(wanted(stateAt(ctx), state));
  if (affiliation_id !== undefined) query = query.where('training.affiliation_id', '=', affiliation_id);
  if (course_id !== undefined) query = query.where('training.course_id', '=', course_id);
  if (department !== undefined) query = query.where('training.department', '=', department);
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
  let query = matching(ctx, organizationId, filter);
  for (const { field, order } of sort) {
    query = query.orderBy(orderedBy(ctx)[field] ?? sql.ref(`certificates.${field}`), (by) =>
      order === 'desc' ? by.desc().nullsLast() : by.asc().nullsLast(),
    );
  }
  return pageOf(query.orderBy(sql`${expiry(ctx)} nulls last`).orderBy('certificates.id', 'desc'), page);
}

function orderedBy(ctx: Ctx): Record<string, RawBuilder<unknown>> {
  return {
    holder_name: sql`fold(certificates.snapshot #>> '{person,name}')`,
    course_title: sql`fold(${titleIn(ctx)})`,
    department: sql`fold(training.department)`,
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
  return matching(ctx, organizationId, filter)
    .where('certificates.status', '=', 'issued')
    .orderBy(sql`fold(certificates.snapshot #>> '{person,name}')`)
    .orderBy('certificates.id')
    .limit(most)
    .execute();
}

export async function certificateOfOrganization(
  ctx: Ctx,
  { organizationId, id }: { organizationId: number; id: number },
): Promise<OrganizationCertificateRow | undefined> {
  return ofOrganization(ctx, organizationId).where('certificates.id', '=', id).executeTakeFirst();
}

type CourseRow = { course_id: number; title: LocalizedText; certificates: number };

export async function coursesOfOrganization(
  ctx: Ctx,
  { organizationId, ...page }: { organizationId: number; limit: number; offset: number },
): Promise<{ rows: CourseRow[]; total: number }> {
  // The latest of the titles under which the course was certified.
  const query = ctx.db
    .selectFrom(ofOrganization(ctx, organizationId).as('certified'))
    .select(['course_id', sql<LocalizedText>`(array_agg(snapshot -> 'course_title' order by id desc))[1]`.as('title')])
    .select(sql<number>`count(*)`.as('certificates'))
    .groupBy('course_id')
    .orderBy('course_id');
  return pageOf(ctx.db.selectFrom(query.as('courses')).selectAll(), page);
}
