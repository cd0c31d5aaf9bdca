import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { upsertSetting } from './store.ts';

type Setting = { key: string; value: string; slug?: string; isPublic?: boolean };

/**
 * Sets an application setting (group General unless said), and has the guest pages rendered anew. It is told to anybody
 * who asks only with `isPublic`. Needs the claim settings.edit; refuses `not_signed_in`, `not_allowed`.
 */
export async function writeSetting(
  ctx: Ctx,
  { key, value, slug = 'General', isPublic = false }: Setting,
): Promise<void> {
  mustHave(ctx, 'settings.edit');
  await upsertSetting(ctx, { slug, key, value, isPublic });
  await dropPages(ctx, '*');
}
