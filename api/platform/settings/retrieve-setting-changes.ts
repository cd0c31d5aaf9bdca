import type { SettingChange, SettingChangeFilter } from '#contract/platform/settings/setting-calls.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { listSettingChanges } from './change-store.ts';

export async function retrieveApplicationSettingChanges(
  ctx: Ctx,
  query: ListQuery<{ filter?: SettingChangeFilter }>,
): Promise<ResultPage<SettingChange>> {
  requireClaim(ctx, 'settings.edit');
  return listSettingChanges(ctx, query);
}
