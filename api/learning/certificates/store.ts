import { sql } from 'kysely';
import type { CertificateType } from '#contract/offer/catalogue/calls.ts';
import type { CertificateFilter, CertificateStatus } from '#contract/learning/certificates/calls.ts';
import type { EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOfMany, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import type { Snapshot } from './snapshot.ts';

export type Scope = 'all' | { personId: number };

export function rows(ctx: Ctx) {
  return ctx.db
    .selectFrom('certificates')
    .leftJoin('certificates as successor', 'successor.id', 'certificates.replaced_by_id')
    .select(['certificates.id', 'certificates.number', 'certificates.type', 'certificates.status'])
    .select(['certificates.enrollment_id', 'certificates.person_id', 'certificates.token', 'certificates.status_at'])
    .select(['certificates.issued_at', 'certificates.valid_until', 'certificates.revoked_reason'])
    .select(['certificates.show_name', 'certificates.show_grade', 'certificates.pdf_file_id'])
    .select(['successor.number as replaced_by', sql<Snapshot>`certificates.snapshot`.as('snapshot')])
    .$narrowType<{ type: CertificateType; status: CertificateStatus }>();
}

export type CertificateRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

function within(ctx: Ctx, scope: Scope) {
  const query = rows(ctx);
  return scope === 'all' ? query : query.where('certificates.person_id', '=', scope.personId);
}

const filters = ['id', 'number', 'type', 'status', 'person_id', 'enrollment_id'] as const;

export async function pageOfCertificates(
  ctx: Ctx,
  { filter, sort, scope, ...page }: ListQuery<{ filter?: CertificateFilter }> & { scope: Scope },
) {
  let query = within(ctx, scope);
  for (const name of filters) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(`certificates.${name}`), value));
  }
  for (const { field, order } of sort) query = query.orderBy(sql.ref(`certificates.${field}`), order);
  return pageOfMany(ctx, query.orderBy('certificates.id', 'desc'), page);
}

export async function findCertificate(ctx: Ctx, id: number, scope: Scope): Promise<CertificateRow | undefined> {
  return within(ctx, scope).where('certificates.id', '=', id).executeTakeFirst();
}

export async function lockCertificate(ctx: Ctx, id: number, scope: Scope): Promise<CertificateRow | undefined> {
  return within(ctx, scope).where('certificates.id', '=', id).forUpdate('certificates').executeTakeFirst();
}

export async function findByToken(ctx: Ctx, token: string): Promise<CertificateRow | undefined> {
  return rows(ctx).where('certificates.token', '=', token).executeTakeFirst();
}

export async function findByNumber(ctx: Ctx, number: string): Promise<CertificateRow | undefined> {
  return rows(ctx).where('certificates.number', '=', number).executeTakeFirst();
}

export async function latestOf(ctx: Ctx, enrollmentId: number): Promise<CertificateRow | undefined> {
  return rows(ctx)
    .where('certificates.enrollment_id', '=', enrollmentId)
    .orderBy('certificates.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

type EnrollmentStanding = { status: EnrollmentStatus; isConcluded: boolean; isErased: boolean };

export async function enrollmentStanding(ctx: Ctx, enrollmentId: number): Promise<EnrollmentStanding | undefined> {
  return ctx.db
    .selectFrom('shared_enrollments as e')
    .innerJoin('shared_persons as p', 'p.id', 'e.person_id')
    .select(['e.status', sql<boolean>`p.deleted_at is not null`.as('isErased')])
    .select(sql<boolean>`exists (select from shared_conclusions c where c.enrollment_id = e.id)`.as('isConcluded'))
    .where('e.id', '=', enrollmentId)
    .$narrowType<{ status: EnrollmentStatus }>()
    .executeTakeFirst();
}

/** Serializes issuing for one enrollment until the transaction ends. */
export async function queueToIssue(ctx: Ctx, enrollmentId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`certificate of ${enrollmentId}`}, 0))`.execute(ctx.db);
}

/** Those of a class who have, or had, a certificate. Nobody of it gets one before the transaction ends. */
export async function lockCertificatesOf(ctx: Ctx, classId: number): Promise<number> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('certificate of ' || id, 0))
    from (select id from shared_enrollments where class_id = ${classId} order by id) e`.execute(ctx.db);
  const counted = await sql<{ found: number }>`
    select count(*) as found from certificates c join shared_enrollments e on e.id = c.enrollment_id
    where e.class_id = ${classId}`.execute(ctx.db);
  return counted.rows[0]?.found ?? 0;
}

export type NewCertificate = {
  number: string;
  type: CertificateType;
  enrollmentId: number;
  personId: number;
  snapshot: Snapshot;
  validUntil: Date | null;
  token: string;
  showName: boolean;
  showGrade: boolean;
};

export async function insertCertificate(ctx: Ctx, input: NewCertificate): Promise<number> {
  const { id } = await ctx.db
    .insertInto('certificates')
    .values({
      number: input.number,
      type: input.type,
      enrollment_id: input.enrollmentId,
      person_id: input.personId,
      course_id: sql<number>`(select course_id from shared_enrollments where id = ${input.enrollmentId})`,
      organization_id: boughtBy(input.enrollmentId, 'organization_id'),
      affiliation_id: boughtBy(input.enrollmentId, 'affiliation_id'),
      snapshot: JSON.stringify(input.snapshot),
      token: input.token,
      status_at: ctx.now(),
      issued_at: ctx.now(),
      valid_until: input.validUntil,
      show_name: input.showName,
      show_grade: input.showGrade,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function boughtBy(enrollmentId: number, column: 'organization_id' | 'affiliation_id') {
  return sql<number | null>`(
    select ${sql.ref(column)} from shared_organization_training where enrollment_id = ${enrollmentId})`;
}

type Moved = { id: number; status: CertificateStatus; revokedReason?: string };

export async function moveCertificate(ctx: Ctx, { id, status, revokedReason }: Moved): Promise<void> {
  await ctx.db
    .updateTable('certificates')
    .set({ status, status_at: ctx.now(), revoked_reason: revokedReason ?? null })
    .where('id', '=', id)
    .execute();
}

export async function nameSuccessor(ctx: Ctx, { id, successorId }: { id: number; successorId: number }): Promise<void> {
  await ctx.db.updateTable('certificates').set({ replaced_by_id: successorId }).where('id', '=', id).execute();
}

export type Shown = { show_name?: boolean; show_grade?: boolean };
type Own = { id: number; personId: number };

export async function showOnCheck(ctx: Ctx, { id, personId }: Own, shown: Shown): Promise<void> {
  await ctx.db
    .updateTable('certificates')
    .set({
      show_name: shown.show_name ?? sql.ref('show_name'),
      show_grade: shown.show_grade ?? sql.ref('show_grade'),
    })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .execute();
}

export async function storePdf(ctx: Ctx, { id, file }: { id: number; file: { id: number; sha256: string } }) {
  await ctx.db
    .updateTable('certificates')
    .set({ pdf_file_id: file.id, pdf_sha256: file.sha256 })
    .where('id', '=', id)
    .execute();
}
