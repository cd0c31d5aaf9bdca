import { shownTypes } from '#contract/platform/files/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { drawingKey } from './model/picture-rules.ts';
import { versionOf } from './shown-picture.ts';
import { findDrawing } from './shown-store.ts';

const drawingName = /^([0-9a-f]{12})-([1-9]\d{0,3})\.(avif|webp)$/;

/** Public and cacheable forever: other bytes have another address. */
export async function answerDrawing(ctx: Ctx, { id, name }: { id: string; name: string }): Promise<Response> {
  const [, version, width, ending] = drawingName.exec(name) ?? [];
  const type = shownTypes.find((existing) => existing === ending);
  if (!type || !/^[1-9]\d{0,14}$/.test(id)) throw new Refusal('not_found');
  const sha256 = await findDrawing(ctx, Number(id), Number(width));
  if (!sha256 || versionOf(sha256) !== version) throw new Refusal('not_found');
  const bytes = await ctx.files.read(drawingKey(sha256, { width: Number(width), type }));
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': `image/${type}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  });
}
