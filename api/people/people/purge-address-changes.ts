import { dayMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { deleteAddressChangesBefore } from './address-change-store.ts';

const linksLastMs = dayMs;

export async function purgeAddressChanges(ctx: Ctx): Promise<void> {
  await deleteAddressChangesBefore(ctx, new Date(ctx.now().getTime() - linksLastMs));
}
