import type { Owner } from '#api/people/addresses/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { openDetail } from './seal-detail.ts';
import { sealedPhoneOf } from './store.ts';

/** Null where none is stored. Checks no permissions. */
export async function storedExpressPhone(ctx: Ctx, owner: Owner): Promise<string | null> {
  const sealed = await sealedPhoneOf(ctx, owner);
  return sealed && openDetail(ctx, sealed, { owner, detail: 'express phone' });
}
