import { sql } from 'kysely';
import { settingText } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';

/** True only when the setting `multiFactorAuthentication` is the text 'true' [specification 3]. */
export async function isCodeMailed(ctx: Ctx): Promise<boolean> {
  const { is_mailed: isMailed } = await ctx.db.selectNoFrom(codeIsMailed().as('is_mailed')).executeTakeFirstOrThrow();
  return isMailed;
}

export function codeIsMailed() {
  return sql<boolean>`coalesce(${settingText('multiFactorAuthentication')} = 'true', false)`;
}
