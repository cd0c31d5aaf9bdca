import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { findReadyExport } from './export-store.ts';

type StoredExport = { name: string; mime: string; storage_key: string; byte_size: number };

export async function readExport(ctx: Ctx, id: number): Promise<StoredExport> {
  const { userId } = signedIn(ctx);
  const match = Number.isSafeInteger(id) && id > 0 ? await findReadyExport(ctx, { id, userId }) : null;
  if (!match) throw new Refusal('not_found');
  const day = match.requested_at.toISOString().slice(0, 10);
  const { storage_key, byte_size } = match;
  return { name: `mestria-${day}.zip`, mime: 'application/zip', storage_key, byte_size };
}
