import { sql } from 'kysely';
import type { EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import {
  lackingFileStatuses,
  type EnrollmentFileStatus,
  type MandatoryFileCategory,
} from '#contract/learning/enrollments/values.ts';
import type { EnrollmentFileFilter } from '#contract/learning/enrollments/files.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import type { Scope } from '../store.ts';

function rows(ctx: Ctx) {
  return ctx.db
    .selectFrom('enrollment_files as file')
    .innerJoin('enrollments as e', 'e.id', 'file.enrollment_id')
    .innerJoin('shared_persons as persons', 'persons.id', 'e.person_id')
    .leftJoin('shared_files as bytes', (join) =>
      join.onRef('bytes.id', '=', 'file.file_id').on('bytes.deleted_at', 'is', null),
    )
    .select(['file.id', 'file.enrollment_id', 'file.category', 'file.status', 'file.file_id', 'file.is_reused'])
    .select(['file.handed_in_at', 'file.decided_at', 'file.reason', 'e.class_id', 'e.person_id'])
    .select(['persons.name as person_name', 'bytes.name', 'bytes.mime', 'bytes.byte_size'])
    .$narrowType<{ category: MandatoryFileCategory; status: EnrollmentFileStatus }>();
}

export type FileRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

function within(ctx: Ctx, scope: Scope) {
  return scope === 'all' ? rows(ctx) : rows(ctx).where('e.person_id', '=', scope.personId);
}

type FileQuery = ListQuery<{ filter?: EnrollmentFileFilter }> & { scope: Scope };

const columns = [
  ['id', 'file.id'],
  ['enrollment_id', 'file.enrollment_id'],
  ['category', 'file.category'],
  ['status', 'file.status'],
  ['class_id', 'e.class_id'],
  ['person_id', 'e.person_id'],
] as const;

export function pageOfFiles(ctx: Ctx, { filter, sort, scope, ...page }: FileQuery) {
  let query = within(ctx, scope);
  for (const [name, column] of columns) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(column), value));
  }
  for (const { field, order } of sort) query = query.orderBy(sql.ref(`file.${field}`), order);
  return pageOf(query.orderBy('file.enrollment_id', 'desc').orderBy('file.id'), page);
}

export function findFile(ctx: Ctx, id: number, scope: Scope): Promise<FileRow | undefined> {
  return within(ctx, scope).where('file.id', '=', id).executeTakeFirst();
}

export type LockedFile = { enrollment_id: number; enrollment_status: EnrollmentStatus; file: FileRow };

/**
 * Locks the enrollment before its file is read, as a payment does: otherwise a payment and the approval of the last file at
 * the same time would each miss the other (domain 4.2).
 */
export async function lockFile(ctx: Ctx, id: number, scope: Scope): Promise<LockedFile | undefined> {
  const seen = await findFile(ctx, id, scope);
  if (!seen) return undefined;
  const { enrollment_id } = seen;
  const { status } = await ctx.db
    .selectFrom('enrollments')
    .select('status')
    .where('id', '=', enrollment_id)
    .forUpdate()
    .$narrowType<{ status: EnrollmentStatus }>()
    .executeTakeFirstOrThrow();
  const file = await findFile(ctx, id, scope);
  return file && { enrollment_id, enrollment_status: status, file };
}

type Change = {
  status: EnrollmentFileStatus;
  reason: string | null;
  file_id?: number;
  is_reused?: boolean;
  handed_in_at?: Date;
  decided_at: Date | null;
};

export async function changeFile(ctx: Ctx, id: number, to: Change): Promise<void> {
  await ctx.db.updateTable('enrollment_files').set(to).where('id', '=', id).execute();
}

/** No other enrollment uses it, nor the student record. */
export async function isUsedFile(ctx: Ctx, fileId: number): Promise<boolean> {
  const { rows: match } = await sql<{ is_used: boolean }>`
    select exists (select from enrollment_files where file_id = ${fileId})
      or exists (select from shared_accepted_documents where file_id = ${fileId}) as is_used`.execute(ctx.db);
  return match[0]?.is_used ?? false;
}

/** After a rejection there are some days more. */
export async function extendFilesDue(ctx: Ctx, enrollmentId: number, dueAt: Date): Promise<void> {
  await ctx.db
    .updateTable('enrollments')
    .set({ files_due_at: sql<Date>`greatest(files_due_at, ${dueAt}::timestamptz)` })
    .where('id', '=', enrollmentId)
    .execute();
}

export async function hasNothingToHandIn(ctx: Ctx, enrollmentId: number): Promise<boolean> {
  const lacking = await ctx.db
    .selectFrom('enrollment_files')
    .select('id')
    .where('enrollment_id', '=', enrollmentId)
    .where('status', 'in', lackingFileStatuses)
    .executeTakeFirst();
  return lacking === undefined;
}

export async function hasNothingToReview(ctx: Ctx, enrollmentId: number): Promise<boolean> {
  const waiting = await ctx.db
    .selectFrom('enrollment_files')
    .select('id')
    .where('enrollment_id', '=', enrollmentId)
    .where('status', '=', 'handed_in')
    .executeTakeFirst();
  return waiting === undefined;
}
