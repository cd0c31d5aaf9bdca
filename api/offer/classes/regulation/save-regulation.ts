import { recordFile, storeFile, type StoredFile } from '#api/platform/files/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';

type Regulation = { id: number; name: string; byte_size: number };

export async function storeRegulation(
  ctx: Ctx,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<StoredFile> {
  requireClaim(ctx, 'classes.edit');
  return storeFile(ctx, { category: 'regulation', name, bytes, allowed: ['pdf'] });
}

export async function saveRegulation(ctx: Ctx, file: StoredFile): Promise<Regulation> {
  requireClaim(ctx, 'classes.edit');
  const stored = await recordFile(ctx, file);
  return { id: stored.id, name: stored.name, byte_size: stored.byte_size };
}
