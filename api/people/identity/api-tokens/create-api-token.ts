import type { IssuedApiToken, NewApiToken } from '#contract/people/identity/staff/api-tokens.ts';
import { apiTokenPrefix, longestTokenDays } from '#contract/people/identity/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { beginsOf } from '#contract/rules/days-in-zone.ts';
import { dayAfter, dayIn, type Day } from '#contract/rules/days.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { hasClaims, requireClaim, signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { hashOfToken, newToken } from '#api/shared/secrets/random-token.ts';
import { changesBetween } from '#api/shared/trail/changes-between.ts';
import { mayEndOn } from '../model/token-life.ts';
import { requireFreshSignIn } from '../require-fresh-sign-in.ts';
import { readApiToken } from './retrieve-api-tokens.ts';
import { insertToken } from './store.ts';

const mostAnHour = { most: 30, withinSeconds: 3_600 };

/** A token that may do some of what its creator may do. The answer alone has it. */
export async function createApiToken(ctx: Ctx, { name, claims, expires_on }: NewApiToken): Promise<IssuedApiToken> {
  requireClaim(ctx, 'tokens.manage');
  await requireFreshSignIn(ctx);
  if (!hasClaims(ctx, ...claims)) throw new Refusal('token_exceeds_claims', { field: 'claims' });
  if (!mayEndOn(expires_on, dayIn(operatorZone, ctx.now()))) {
    throw new Refusal('token_expiry_invalid', { field: 'expires_on', days: longestTokenDays });
  }
  const { userId } = signedIn(ctx);
  await limitRate(ctx, `api tokens of ${userId}`, mostAnHour);
  const token = apiTokenPrefix + newToken();
  const stored = { userId, name, claims: [...new Set(claims)].toSorted(), expiresAt: endOf(expires_on) };
  return inTransaction(ctx, async (tx) => {
    const id = await insertToken(tx, { ...stored, hash: hashOfToken(token) });
    if (id === null) throw new Refusal('token_name_taken', { field: 'name' });
    if (tx.audit) tx.audit.changes = changesBetween('api-tokens', null, { name, claims: stored.claims });
    return { ...(await readApiToken(tx, id)), token };
  });
}

/** The moment after the last one of a day, by the clock of the operator. */
function endOf(day: Day): Date {
  const [end] = beginsOf([dayAfter(day, 1)], operatorZone);
  if (!end) throw new Error(`${day} does not end.`);
  return end;
}
