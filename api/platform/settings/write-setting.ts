import { Refusal } from '#contract/refusals.ts';
import { isValidSetting } from '#contract/rules/is-valid-setting.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { settingsChanged } from '#api/shared/events/site-facts.ts';
import { upsertSetting } from './store.ts';

type Setting = { key: string; value: string; slug?: string; isPublic?: boolean };

/** Everybody can read a setting with `isPublic`. Has the guest pages rendered again. Refuses `setting_invalid`. */
export async function writeSetting(
  ctx: Ctx,
  { key, value, slug = 'General', isPublic = false }: Setting,
): Promise<void> {
  requireClaim(ctx, 'settings.edit');
  if (!isValidSetting({ slug, key, value })) throw new Refusal('setting_invalid', { field: 'value', key });
  await upsertSetting(ctx, { slug, key, value, isPublic });
  await settingsChanged(ctx);
}
