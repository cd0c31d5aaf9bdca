import type { LegalTextKind } from '#contract/platform/legal/values.ts';
import { withdrawalDays } from '#contract/rules/withdrawal-days.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { nameVersions } from './model/name-versions.ts';
import { versionsInForce } from './store.ts';

const ofPurchases: readonly LegalTextKind[] = ['terms', 'refunds'];
const ofAccounts: readonly LegalTextKind[] = [...ofPurchases, 'privacy'];

/**
 * The version of the terms and of the rules for refunds as they read now. It names the days to withdraw where the operator
 * has set other ones, because they are part of the text that a buyer accepts (domain 1.4).
 */
export function termsInForce(ctx: Ctx): Promise<string> {
  return nameInForce(ctx, ofPurchases);
}

/** As `termsInForce`, with the privacy policy, which a new account accepts too. */
export function signUpTermsInForce(ctx: Ctx): Promise<string> {
  return nameInForce(ctx, ofAccounts);
}

/** The version of the privacy policy, which a consent is given under. */
export async function privacyInForce(ctx: Ctx): Promise<string> {
  return nameVersions({ main: 'privacy', inForce: await versionsInForce(ctx, ['privacy']) });
}

async function nameInForce(ctx: Ctx, kinds: readonly LegalTextKind[]): Promise<string> {
  const otherDays = [];
  for (const { country, key, otherwise } of withdrawalDays) {
    const days = await readSetting(ctx, key);
    if (days !== otherwise) otherDays.push({ country, days });
  }
  return nameVersions({ main: 'terms', inForce: await versionsInForce(ctx, kinds), otherDays });
}
