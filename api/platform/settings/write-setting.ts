import { Refusal } from '#contract/refusals.ts';
import { openingHoursIn } from '#contract/rules/opening-hours.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { settingsChanged } from '#api/shared/events/site-facts.ts';
import { upsertSetting } from './store.ts';

/** By group and key. A setting without a rule takes any text. */
const rules = new Map<string, (value: string) => boolean>([
  ['Payments cashHours', (value) => openingHoursIn(value) !== null],
]);

/** Any setting can be empty, which counts as not set. */
function isValid({ slug, key, value }: { slug: string; key: string; value: string }): boolean {
  return value === '' || (rules.get(`${slug} ${key}`)?.(value) ?? true);
}

type Setting = { key: string; value: string; slug?: string; isPublic?: boolean };

/** Everybody can read a setting with `isPublic`. Has the guest pages rendered again. Refuses `setting_invalid`. */
export async function writeSetting(
  ctx: Ctx,
  { key, value, slug = 'General', isPublic = false }: Setting,
): Promise<void> {
  requireClaim(ctx, 'settings.edit');
  if (!isValid({ slug, key, value })) throw new Refusal('setting_invalid', { field: 'value', key });
  await upsertSetting(ctx, { slug, key, value, isPublic });
  await settingsChanged(ctx);
}
