import { isSettingKey, settingDeclarations, type SettingKey } from '#contract/index.ts';
import type { Ctx } from '#api/shared/context.ts';

/** Stores any texts, as SQL can. */
export async function storeSettings(ctx: Ctx, settings: Partial<Record<SettingKey, string>>): Promise<void> {
  for (const [key, value] of Object.entries(settings)) if (isSettingKey(key)) await storeSetting(ctx, key, value);
}

async function storeSetting(ctx: Ctx, key: SettingKey, value: string): Promise<void> {
  const { group, readers } = settingDeclarations[key];
  await ctx.db
    .insertInto('application_settings')
    .values({ slug: group, key, value, is_public: readers === 'everybody' })
    .onConflict((conflict) => conflict.columns(['slug', 'key']).doUpdateSet({ value }))
    .execute();
}
