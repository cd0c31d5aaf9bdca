import type { Ctx } from '#api/shared/context.ts';
import { deleteAddressChangesBefore } from './address-change-store.ts';

const linksLastMs = 24 * 3_600_000;

/** Forgets the addresses that were asked for and never confirmed: their links have ended. */
export async function purgeAddressChanges(ctx: Ctx): Promise<void> {
  await deleteAddressChangesBefore(ctx, new Date(ctx.now().getTime() - linksLastMs));
}
