import type { Ctx } from '#api/shared/context.ts';

export function handInsToTakeAlong(
  ctx: Ctx,
  { personId, lastId, limit }: { personId: number; lastId: number; limit: number },
) {
  return ctx.db
    .selectFrom('hand_ins as h')
    .innerJoin('shared_enrollments as e', 'e.id', 'h.enrollment_id')
    .innerJoin('shared_contents as c', 'c.id', 'h.content_id')
    .select(['h.id', 'h.enrollment_id', 'c.title as task', 'h.round', 'h.status', 'h.text', 'h.handed_in_at'])
    .select(['h.is_late', 'h.feedback', 'h.grade', 'h.reviewed_at'])
    .where('e.person_id', '=', personId)
    .where('h.id', '>', lastId)
    .orderBy('h.id')
    .limit(limit)
    .execute();
}

export function filesToTakeAlong(ctx: Ctx, personId: number) {
  return ctx.db
    .selectFrom('hand_in_files as f')
    .innerJoin('shared_enrollments as e', 'e.id', 'f.enrollment_id')
    .innerJoin('shared_files as bytes', 'bytes.id', 'f.file_id')
    .select(['f.file_id as id', 'f.hand_in_id', 'bytes.name', 'bytes.storage_key', 'f.uploaded_at'])
    .where('e.person_id', '=', personId)
    .where('bytes.deleted_at', 'is', null)
    .orderBy('f.file_id')
    .execute();
}

export async function fileIdsOf(ctx: Ctx, enrollmentIds: readonly number[]): Promise<number[]> {
  if (enrollmentIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('hand_in_files')
    .select('file_id')
    .where('enrollment_id', 'in', enrollmentIds)
    .execute();
  return rows.map(({ file_id }) => file_id);
}

export async function eraseHandIns(ctx: Ctx, enrollmentIds: readonly number[]): Promise<void> {
  if (enrollmentIds.length === 0) return;
  await ctx.db.deleteFrom('hand_in_files').where('enrollment_id', 'in', enrollmentIds).execute();
  await ctx.db.deleteFrom('hand_ins').where('enrollment_id', 'in', enrollmentIds).execute();
}
