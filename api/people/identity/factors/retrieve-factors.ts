import type { Factors } from '#contract/people/identity/factors.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { findStanding } from './factor-store.ts';
import { listPasskeys } from './passkey-store.ts';
import { findTotp } from './totp-store.ts';

export async function retrieveFactors(ctx: Ctx): Promise<Factors> {
  const { userId } = signedIn(ctx);
  const totp = await findTotp(ctx, userId);
  const passkeys = await listPasskeys(ctx, userId);
  const { left, isLacking } = await findStanding(ctx, userId);
  return {
    totp: totp?.confirmed_at
      ? { created_at: totp.confirmed_at.toISOString(), last_used_at: totp.last_used_at?.toISOString() ?? null }
      : null,
    passkeys: passkeys.map(({ credential: _, ...passkey }) => passkey),
    recovery_codes_left: left,
    is_lacking: isLacking,
    mails_code: await readSetting(ctx, 'multiFactorAuthentication'),
  };
}
