import { termsVersion } from '#contract/people/identity/values.ts';
import { withdrawalDays } from '#contract/rules/withdrawal-days.ts';
import type { Ctx } from '#api/shared/context.ts';
import { readSetting } from './read-setting.ts';

/**
 * The version of the terms as they read now. It names the days to withdraw where the operator has set other ones,
 * because they are part of the text that a buyer accepts (domain 1.4).
 */
export async function termsInForce(ctx: Ctx): Promise<string> {
  const parts = [termsVersion];
  for (const { country, key, otherwise } of withdrawalDays) {
    const days = await readSetting(ctx, key);
    if (days !== otherwise) parts.push(`${country} ${days}`);
  }
  return parts.join(', ');
}
