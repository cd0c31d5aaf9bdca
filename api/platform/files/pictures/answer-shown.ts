import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { drawingKey, pictureKey } from './model/picture-rules.ts';
import { findShown } from './shown-store.ts';

/** The narrowest drawing of a shown picture, or the whole one until it is drawn; refuses `not_found`. */
export async function answerShown(
  ctx: Ctx,
  { id, storedSeconds }: { id: number; storedSeconds: number },
): Promise<Response> {
  const shown = await findShown(ctx, id);
  if (!shown) throw new Refusal('not_found');
  const { sha256, narrowest } = shown;
  const key = narrowest === null ? pictureKey(sha256, 'full') : drawingKey(sha256, { width: narrowest, type: 'webp' });
  const isStored = narrowest !== null && storedSeconds > 0;
  return new Response(new Uint8Array(await ctx.files.read(key)), {
    headers: {
      'content-type': 'image/webp',
      'cache-control': isStored ? `public, max-age=${storedSeconds}` : 'no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  });
}
