import type { ApplicationSetting, SettingFilter } from '#contract/platform/settings/setting-calls.ts';
import { hasClaims, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { listSettings } from './store.ts';

export function retrieveApplicationSettings(
  ctx: Ctx,
  query: ListQuery<{ filter?: SettingFilter }>,
): Promise<ResultPage<ApplicationSetting>> {
  return listSettings(ctx, { ...query, publicOnly: !hasClaims(ctx, 'settings.edit') });
}
