import { recordFile, storeFile, type StoredFile } from '#api/files/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';

type Regulation = { id: number; name: string; byte_size: number };

export function mayEditRegulations(ctx: Ctx): void {
  requireClaim(ctx, 'classes.edit');
}

/** Looks at a PDF and stores its bytes. Refuses as `storeFile` does. */
export async function storeRegulation(
  ctx: Ctx,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<StoredFile> {
  mayEditRegulations(ctx);
  return storeFile(ctx, { category: 'regulation', name, bytes, allowed: ['pdf'] });
}

/** Keeps a stored PDF, which may become the regulation of classes. */
export async function saveRegulation(ctx: Ctx, file: StoredFile): Promise<Regulation> {
  mayEditRegulations(ctx);
  const stored = await recordFile(ctx, file);
  return { id: stored.id, name: stored.name, byte_size: stored.byte_size };
}
