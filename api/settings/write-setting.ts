import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { settingsChanged } from '#api/shared/site-facts.ts';
import { upsertSetting } from './store.ts';

type Setting = { key: string; value: string; slug?: string; isPublic?: boolean };

/**
 * Sets an application setting (group General unless said), and has the guest pages rendered again. It is told to anybody
 * who asks only with `isPublic`. Needs the claim settings.edit; refuses `not_signed_in`, `not_allowed`.
 */
export async function writeSetting(
  ctx: Ctx,
  { key, value, slug = 'General', isPublic = false }: Setting,
): Promise<void> {
  requireClaim(ctx, 'settings.edit');
  await upsertSetting(ctx, { slug, key, value, isPublic });
  await settingsChanged(ctx);
}
