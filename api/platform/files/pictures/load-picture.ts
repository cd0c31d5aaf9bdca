import { createHash } from 'node:crypto';
import type { Ctx } from '#api/shared/context.ts';
import { systemSender } from '#api/shared/http/turns-by-sender.ts';
import { withStoredBytes } from './picture-bytes.ts';
import { insertPicture } from './picture-store.ts';
import { redraw } from './redraw.ts';
import { findBySource } from './shown-store.ts';

export async function loadPicture(ctx: Ctx, bytes: Uint8Array): Promise<number> {
  const source_sha256 = createHash('sha256').update(bytes).digest('hex');
  const existing = await findBySource(ctx, source_sha256);
  if (existing !== undefined) return existing;
  const picture = await withStoredBytes(ctx, await redraw(systemSender, bytes), (tx, facts) =>
    insertPicture(tx, { ...facts, owner_user_id: null, source_sha256 }),
  );
  return picture.id;
}
