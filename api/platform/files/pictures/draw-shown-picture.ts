import type { Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/events/site-facts.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { drawWidths, type DrawnPicture } from './draw-widths.ts';
import { drawingKey, pictureKey } from './model/picture-rules.ts';
import { lockPictureBytes } from './picture-store.ts';
import { findDrawn, findToDraw, markDrawn, type ToDraw } from './shown-store.ts';

/** Idempotent, also after a crash: the row is written last, and the files are written again. */
export async function drawShownPicture(ctx: Ctx, id: number): Promise<void> {
  const picture = await findToDraw(ctx, id);
  if (!picture) return;
  // Outside the transaction: it takes seconds.
  const isDrawn = await findDrawn(ctx, picture.sha256);
  const rendered = isDrawn ? null : await drawWidths(await ctx.files.read(pictureKey(picture.sha256, 'full')));
  await storeDrawn(ctx, picture, rendered);
}

/**
 * Under the lock of the bytes, so that the second of two calls neither overwrites files in use nor restores purged
 * ones. `drawn` is null where the same bytes were drawn under another id.
 */
export function storeDrawn(ctx: Ctx, { id, sha256 }: ToDraw, rendered: DrawnPicture | null): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await lockPictureBytes(tx, sha256);
    const existing = await findDrawn(tx, sha256);
    const facts = existing ?? rendered;
    if (!facts) throw new Error(`The drawings of picture ${id} were purged meanwhile.`);
    const { widths, placeholder } = facts;
    if (!(await markDrawn(tx, id, { widths, placeholder }))) return;
    for (const { bytes, ...drawing } of existing ? [] : (rendered?.drawings ?? [])) {
      await tx.files.write(drawingKey(sha256, drawing), bytes);
    }
    await catalogueChanged(tx);
  });
}
