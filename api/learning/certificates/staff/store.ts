import { sql, type RawBuilder } from 'kysely';
import type { CertificateState } from '#contract/learning/certificates/values.ts';
import type { CertificateRecordFilter } from '#contract/learning/certificates/staff.ts';
import type { Ctx } from '#api/shared/context.ts';
import { escapeLike, pageOfChosen, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { rows } from '../store.ts';

/** Each of these, and what `sortedBy` orders by, has an index: `20261130-0100-certificates-at-the-desk.sql`. */
const searched = sql`fold(certificates.number || ' ' || (certificates.snapshot #>> '{person,name}')
  || ' ' || texts_in(certificates.snapshot -> 'course_title') || ' ' || (certificates.snapshot ->> 'class_code'))`;

function sortedBy({ locale }: Ctx, field: string): RawBuilder<unknown> {
  switch (field) {
    case 'holder_name':
      return sql`fold(certificates.snapshot #>> '{person,name}')`;
    case 'course_title':
      return sql`sort_key(certificates.snapshot -> 'course_title', ${sql.lit(locale === 'en-GB' ? 'en-GB' : 'pt')})`;
    case 'class_code':
      return sql`(certificates.snapshot ->> 'class_code')`;
    default:
      return sql.ref(`certificates.${field}`);
  }
}

/** A `case` of all states would need no less than all rows. */
function isIn(state: CertificateState, now: Date): RawBuilder<boolean> {
  switch (state) {
    case 'valid':
      return sql`certificates.status = 'issued' and coalesce(certificates.valid_until >= ${now}, true)`;
    case 'expired':
      return sql`certificates.status = 'issued' and certificates.valid_until < ${now}`;
    case 'revoked':
    case 'replaced':
      return sql`certificates.status = ${sql.lit(state)}`;
  }
}

function matching(ctx: Ctx, { state, search = '', ...filter }: CertificateRecordFilter) {
  let query = ctx.db.selectFrom('certificates').select('certificates.id');
  for (const name of ['id', 'type', 'issued_at'] as const) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(`certificates.${name}`), value));
  }
  if (state !== undefined) query = query.where(isIn(state, ctx.now()));
  for (const word of search.split(/\s+/).filter(Boolean)) {
    query = query.where(sql<boolean>`${searched} like fold(${`%${escapeLike(word)}%`})`);
  }
  return query;
}

function withRecord(ctx: Ctx) {
  return rows(ctx)
    .innerJoin('shared_enrollments as e', 'e.id', 'certificates.enrollment_id')
    .leftJoin('shared_organizations as o', 'o.id', 'certificates.organization_id')
    .leftJoin('certificates as predecessor', 'predecessor.replaced_by_id', 'certificates.id')
    .select(['certificates.course_id', 'certificates.replaced_by_id', 'e.class_id'])
    .select(['o.id as organization_id', 'o.name as organization_name'])
    .select(['predecessor.id as predecessor_id', 'predecessor.number as predecessor_number'])
    .select(
      sql<number | null>`(select max(u.id) from shared_users u
        where u.person_id = certificates.person_id and u.deleted_at is null)`.as('user_id'),
    );
}

export type CertificateRecordRow = Awaited<ReturnType<ReturnType<typeof withRecord>['execute']>>[number];
export type CertificateRecordQuery = ListQuery<{ filter?: CertificateRecordFilter | undefined }>;

/** Newest first unless sorted. What is alike keeps the order of the first sort, so that an index has it both ways. */
export async function pageOfRecords(ctx: Ctx, { filter, sort, ...page }: CertificateRecordQuery) {
  const order = sort.length > 0 ? sort : [{ field: 'issued_at', order: 'desc' as const }];
  const direction = order[0]?.order ?? 'desc';
  let ids = matching(ctx, filter);
  for (const one of order) ids = ids.orderBy(sortedBy(ctx, one.field), one.order);
  ids = ids.orderBy('certificates.id', direction);
  const read = (chosen: typeof ids | readonly number[]) => {
    let query = withRecord(ctx).where('certificates.id', 'in', chosen);
    for (const one of order) query = query.orderBy(sortedBy(ctx, one.field), one.order);
    return query.orderBy('certificates.id', direction).execute();
  };
  return pageOfChosen(ctx, { ids, read }, page);
}

/** Those of the chosen ones that stand or have expired, by name. */
export async function chosenToDownload(ctx: Ctx, ids: readonly number[]) {
  return rows(ctx)
    .where('certificates.id', 'in', ids)
    .where('certificates.status', '=', 'issued')
    .orderBy(sql`fold(certificates.snapshot #>> '{person,name}')`)
    .orderBy('certificates.id')
    .execute();
}

type Happened = {
  id: number;
  move: string;
  moved_at: Date;
  reason: string | null;
  user_id: number | null;
  user_name: string | null;
};

export async function historyOf(ctx: Ctx, certificateId: number): Promise<Happened[]> {
  return ctx.db
    .selectFrom('shared_status_history as h')
    .leftJoin('shared_users as u', 'u.id', 'h.actor_user_id')
    .leftJoin('shared_persons as p', 'p.id', 'u.person_id')
    .select(['h.id', 'h.move', 'h.moved_at', 'h.reason', 'u.id as user_id', 'p.name as user_name'])
    .where('h.subject', '=', 'certificate')
    .where('h.subject_id', '=', certificateId)
    .orderBy('h.id')
    .execute();
}
