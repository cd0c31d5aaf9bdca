import type { Ctx } from '#api/shared/context.ts';

type Batch = { personId: number; lastId: number; limit: number };

export function certificatesToTakeAlong(ctx: Ctx, { personId, lastId, limit }: Batch) {
  return ctx.db
    .selectFrom('certificates')
    .select(['id', 'number', 'type', 'status', 'status_at', 'issued_at', 'valid_until', 'revoked_reason'])
    .select(['show_name', 'show_grade', 'snapshot as printed'])
    .where('person_id', '=', personId)
    .where('id', '>', lastId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function papersOf(ctx: Ctx, personId: number) {
  return ctx.db
    .selectFrom('certificates')
    .innerJoin('shared_files as files', 'files.id', 'certificates.pdf_file_id')
    .select(['certificates.number', 'files.storage_key'])
    .where('certificates.person_id', '=', personId)
    .where('files.deleted_at', 'is', null)
    .orderBy('certificates.id')
    .execute();
}

export async function hideNames(ctx: Ctx, personId: number): Promise<void> {
  await ctx.db
    .updateTable('certificates')
    .set({ show_name: false, show_grade: false })
    .where('person_id', '=', personId)
    .execute();
}
