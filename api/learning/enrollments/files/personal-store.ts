import type { Ctx } from '#api/shared/context.ts';

function ownFiles(ctx: Ctx, personId: number) {
  return ctx.db
    .selectFrom('enrollment_files as file')
    .innerJoin('enrollments as e', 'e.id', 'file.enrollment_id')
    .where('e.person_id', '=', personId)
    .orderBy('file.id');
}

export function filesToTakeAlong(ctx: Ctx, personId: number) {
  return ownFiles(ctx, personId)
    .leftJoin('shared_files as bytes', (join) =>
      join.onRef('bytes.id', '=', 'file.file_id').on('bytes.deleted_at', 'is', null),
    )
    .select(['file.id', 'file.enrollment_id', 'file.category', 'file.status', 'file.is_reused', 'file.handed_in_at'])
    .select(['file.decided_at', 'file.reason', 'bytes.name', 'bytes.storage_key'])
    .execute();
}

export async function fileIdsOf(ctx: Ctx, personId: number): Promise<number[]> {
  const rows = await ownFiles(ctx, personId).select('file.file_id').where('file.file_id', 'is not', null).execute();
  return [...new Set(rows.flatMap(({ file_id }) => file_id ?? []))];
}

/** That a file was approved stays with the enrollment. */
export async function eraseFileRows(ctx: Ctx, personId: number): Promise<void> {
  await ctx.db
    .updateTable('enrollment_files')
    .set({ file_id: null, reason: null })
    .where('enrollment_id', 'in', (select) =>
      select.selectFrom('enrollments').select('id').where('person_id', '=', personId),
    )
    .execute();
}
