import type { Ctx } from '#api/shared/context.ts';
import { deleteAddressChangesBefore } from './address-change-store.ts';

const linksLastMs = 24 * 3_600_000;

export async function purgeAddressChanges(ctx: Ctx): Promise<void> {
  await deleteAddressChangesBefore(ctx, new Date(ctx.now().getTime() - linksLastMs));
}
