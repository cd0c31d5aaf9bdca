import { keepFile } from '#api/files/index.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';

type Regulation = { id: number; name: string; byte_size: number };

/** Keeps a PDF that may become the regulation of classes. Refuses as `keepFile` does. */
export async function keepRegulation(
  ctx: Ctx,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<Regulation> {
  mustHave(ctx, 'classes.edit');
  const kept = await keepFile(ctx, { category: 'regulation', name, bytes, allowed: ['pdf'] });
  return { id: kept.id, name: kept.name, byte_size: kept.byte_size };
}
