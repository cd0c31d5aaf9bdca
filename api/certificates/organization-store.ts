import { sql } from 'kysely';
import type { OrganizationCertificateFilter } from '#contract/certificates/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { escapeLike, pageOf, wanted, type ListQuery } from '#api/shared/retrieval.ts';
import { rows, type CertificateRow } from './store.ts';

type Filter = Omit<OrganizationCertificateFilter, 'organization_id'>;
export type OrganizationCertificateRow = CertificateRow & { department: string; has_left: boolean };

const mostWords = 8;

/** What was issued after a person left the organization is theirs alone. */
function ofOrganization(ctx: Ctx, organizationId: number) {
  return rows(ctx)
    .innerJoin('shared_organization_training as training', 'training.enrollment_id', 'certificates.enrollment_id')
    .select([sql<string>`training.department`.as('department')])
    .select([sql<boolean>`training.ended_at is not null`.as('has_left')])
    .where('training.organization_id', '=', organizationId)
    .where(sql<boolean>`certificates.issued_at < coalesce(training.ended_at, 'infinity')`);
}

function matching(ctx: Ctx, organizationId: number, filter: Filter) {
  let query = ofOrganization(ctx, organizationId);
  const { search = '', status, expires_within_days: days, department } = filter;
  if (status !== undefined) query = query.where(wanted(sql.ref('certificates.status'), status));
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

export type OrganizationCertificateQuery = ListQuery<{ filter?: Filter }> & { organizationId: number };

export async function pageOfOrganization(
  ctx: Ctx,
  { organizationId, filter, sort, ...page }: OrganizationCertificateQuery,
): Promise<{ rows: OrganizationCertificateRow[]; total: number }> {
  let query = matching(ctx, organizationId, filter);
  for (const { field, order } of sort) query = query.orderBy(sql.ref(`certificates.${field}`), order);
  return pageOf(query.orderBy(sql`${expiry(ctx)} nulls last`).orderBy('certificates.id', 'desc'), page);
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
