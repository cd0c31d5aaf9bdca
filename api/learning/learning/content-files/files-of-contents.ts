import type { Ctx } from '#api/shared/context.ts';

/** Includes deleted contents, which can be restored. */
export async function filesOfContents(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('contents')
    .select(['file_id', 'captions_file_id'])
    .where((where) => where.or([where('file_id', 'in', ids), where('captions_file_id', 'in', ids)]))
    .execute();
  return rows.flatMap((row) => [row.file_id ?? [], row.captions_file_id ?? []].flat());
}
