import type { ApplicationSetting, SettingFilter } from '#contract/settings.ts';
import { hasClaims, type Ctx } from '#api/shared/context.ts';
import type { Ask, Found } from '#api/shared/retrieval.ts';
import { listSettings } from './store.ts';

export function retrieveApplicationSettings(
  ctx: Ctx,
  ask: Ask<{ filter?: SettingFilter }>,
): Promise<Found<ApplicationSetting>> {
  return listSettings(ctx, { ...ask, publicOnly: !hasClaims(ctx, 'settings.edit') });
}
