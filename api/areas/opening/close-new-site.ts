import { isSettingStored, writeSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { existingOffer } from './store.ts';

/** A site without any course that nobody opened or closed yet begins closed. */
export async function closeNewSite(ctx: Ctx): Promise<void> {
  if (await isSettingStored(ctx, 'isSiteOpen')) return;
  const { course } = await existingOffer(ctx);
  if (!course) await writeSetting(ctx, { key: 'isSiteOpen', value: 'false' });
}
