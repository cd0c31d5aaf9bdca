import { sql, type SqlBool } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { isGrader, type Place } from './hand-ins.ts';

function files(ctx: Ctx) {
  return ctx.db
    .selectFrom('hand_in_files as f')
    .innerJoin('shared_files as bytes', 'bytes.id', 'f.file_id')
    .select(['f.file_id as id', 'f.hand_in_id', 'bytes.name', 'bytes.mime', 'bytes.byte_size'])
    .where('bytes.deleted_at', 'is', null)
    .orderBy('f.file_id');
}

export type FileRow = Awaited<ReturnType<ReturnType<typeof files>['execute']>>[number];

export async function filesOfRounds(ctx: Ctx, ids: readonly number[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return files(ctx).where('f.hand_in_id', 'in', ids).execute();
}

export function waitingFiles(ctx: Ctx, { contentId, enrollmentId }: Place): Promise<FileRow[]> {
  return files(ctx)
    .where('f.content_id', '=', contentId)
    .where('f.enrollment_id', '=', enrollmentId)
    .where('f.hand_in_id', 'is', null)
    .execute();
}

export async function insertFile(ctx: Ctx, { fileId, contentId, enrollmentId }: Place & { fileId: number }) {
  await ctx.db
    .insertInto('hand_in_files')
    .values({ file_id: fileId, content_id: contentId, enrollment_id: enrollmentId, uploaded_at: ctx.now() })
    .execute();
}

/**
 * The files of the round are these: uploaded for this task by this learner, and in no other round. Returns how many were
 * found.
 */
export async function giveToRound(
  ctx: Ctx,
  { contentId, enrollmentId, handInId, ids }: Place & { handInId: number; ids: readonly number[] },
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await ctx.db
    .updateTable('hand_in_files')
    .set({ hand_in_id: handInId })
    .where('content_id', '=', contentId)
    .where('enrollment_id', '=', enrollmentId)
    .where((is) => is.or([is('hand_in_id', 'is', null), is('hand_in_id', '=', handInId)]))
    .where('file_id', 'in', ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Takes the other files out of a round that is replaced, and returns them. */
export async function dropOtherFiles(ctx: Ctx, handInId: number, ids: readonly number[]): Promise<number[]> {
  let query = ctx.db.deleteFrom('hand_in_files').where('hand_in_id', '=', handInId);
  if (ids.length > 0) query = query.where('file_id', 'not in', ids);
  const rows = await query.returning('file_id').execute();
  return rows.map(({ file_id }) => file_id);
}

/** For its learner, for trainers of the class once it is handed in, and for staff; never for an employer. */
export function findReadable(ctx: Ctx, fileId: number) {
  const personId = ctx.actor.kind === 'user' ? ctx.actor.personId : 0;
  return ctx.db
    .selectFrom('hand_in_files as f')
    .innerJoin('shared_files as bytes', 'bytes.id', 'f.file_id')
    .innerJoin('shared_enrollments as e', 'e.id', 'f.enrollment_id')
    .select(['bytes.name', 'bytes.mime', 'bytes.byte_size', 'bytes.storage_key'])
    .where('f.file_id', '=', fileId)
    .where('bytes.deleted_at', 'is', null)
    .where(sql<SqlBool>`(e.person_id = ${personId} or (f.hand_in_id is not null and ${isGrader(ctx)}))`)
    .executeTakeFirst();
}

/** Uploaded before, and never handed in. */
export async function unsentFiles(ctx: Ctx, before: Date): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('hand_in_files')
    .select('file_id')
    .where('hand_in_id', 'is', null)
    .where('uploaded_at', '<', before)
    .limit(500)
    .execute();
  return rows.map(({ file_id }) => file_id);
}

/** False where it is somebody else's, or in a round. */
export async function dropOwnFile(ctx: Ctx, { fileId, personId }: { fileId: number; personId: number }) {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('hand_in_files as f')
    .where('f.file_id', '=', fileId)
    .where('f.hand_in_id', 'is', null)
    .where(sql<SqlBool>`f.enrollment_id in (select id from shared_enrollments where person_id = ${personId})`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** False where it was handed in meanwhile. */
export async function dropFile(ctx: Ctx, fileId: number): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('hand_in_files')
    .where('file_id', '=', fileId)
    .where('hand_in_id', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
