import { settingDeclarations, type SettingKey, type SettingValue } from '#contract/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { storedSetting } from './store.ts';

/** The value in force: what is stored, or else the default. Also of settings that only staff may read. */
export async function readSetting<K extends SettingKey>(ctx: Ctx, key: K): Promise<SettingValue<K>> {
  const { group, read } = settingDeclarations[key];
  return read(await storedSetting(ctx, { group, key }));
}
