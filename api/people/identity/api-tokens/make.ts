import type { IssuedApiToken, TokenClaim } from '#contract/people/identity/staff/api-tokens.ts';
import type { Ctx } from '#api/shared/context.ts';
import { setUpTotp } from '../factors/make.ts';
import { asA } from '../make.ts';
import { createApiToken } from './create-api-token.ts';

/** Staff without a second factor have a student's rights, so that their tokens would open nothing. */
export async function administratorWithFactor(ctx: Ctx): Promise<Ctx> {
  const me = await asA(ctx, 'administrator');
  await setUpTotp(me);
  return me;
}

/** Valid for some weeks after the day of tests. */
export function makeApiToken(me: Ctx, claims: TokenClaim[], name = 'Contabilidade'): Promise<IssuedApiToken> {
  return createApiToken(me, { name, claims, expires_on: '2026-12-31' });
}
