import type { Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/site-facts.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { drawWidths, type Drawn } from './draw-widths.ts';
import { drawingKey, pictureKey } from './model/picture-rules.ts';
import { lockPictureBytes } from './picture-store.ts';
import { findDrawn, findToDraw, markDrawn, type ToDraw } from './shown-store.ts';

/**
 * Draws a shown picture in its widths; from then on pages show it in place of the drawn cover. Idempotent, also
 * after a server that ended in between: until the row says so nobody is told of the files, and they are written again.
 */
export async function drawShownPicture(ctx: Ctx, id: number): Promise<void> {
  const picture = await findToDraw(ctx, id);
  if (!picture) return;
  // Not in the transaction: it takes seconds.
  const drawn = (await findDrawn(ctx, picture.sha256)) ? null : await drawWidths(await bytesOf(ctx, picture));
  await storeDrawn(ctx, picture, drawn);
}

function bytesOf(ctx: Ctx, { sha256 }: ToDraw): Promise<Uint8Array> {
  return ctx.files.read(pictureKey(sha256, 'full'));
}

/**
 * Under the lock of the bytes: anyone who is second neither writes over what is being read nor brings back what was
 * forgotten. `drawn` is null where the same bytes were drawn under another id.
 */
export function storeDrawn(ctx: Ctx, { id, sha256 }: ToDraw, drawn: Drawn | null): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await lockPictureBytes(tx, sha256);
    const known = await findDrawn(tx, sha256);
    const facts = known ?? drawn;
    if (!facts) throw new Error(`The drawings of picture ${id} went while they were looked for.`);
    const { widths, placeholder } = facts;
    if (!(await markDrawn(tx, id, { widths, placeholder }))) return;
    for (const { bytes, ...drawing } of known ? [] : (drawn?.drawings ?? [])) {
      await tx.files.write(drawingKey(sha256, drawing), bytes);
    }
    await catalogueChanged(tx);
  });
}
