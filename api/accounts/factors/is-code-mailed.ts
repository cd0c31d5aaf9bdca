import { readSetting } from '#api/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';

/** On only when the setting multiFactorAuthentication is the text 'true' [specification 3]. */
export async function isCodeMailed(ctx: Ctx): Promise<boolean> {
  return (await readSetting(ctx, 'multiFactorAuthentication')) === 'true';
}
