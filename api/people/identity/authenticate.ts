import type { SignInQuestion } from '#contract/people/identity/factors.ts';
import type { Credentials, Session } from '#contract/people/identity/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { waysOf } from './factors/model/challenge-rule.ts';
import { clearTries, clearingTries, takeTry } from './login-tries.ts';
import { openSessionOf } from './open-session.ts';
import { isPassword } from './password-hash.ts';
import { findKnown } from './self-store.ts';
import type { SignInWay } from '#contract/people/identity/values.ts';
import { insertChallenge } from './factors/challenge-store.ts';
import { mailCode } from './factors/mail-code.ts';

export type SignInStep = { session: Session } | { question: SignInQuestion };

/** An unknown address costs the same work and gets the same refusal as a wrong password. */
export async function authenticate(ctx: Ctx, { username, password }: Credentials): Promise<SignInStep> {
  const address = username.trim();
  await takeTry(ctx, address);
  const existing = await findKnown(ctx, address);
  const right = await isPassword(password, existing?.passwordHash);
  if (!existing || !right) throw new Refusal('wrong_credentials');

  const self = existing.self();
  const ways = waysOf(existing.factors, existing.mailsCode);
  if (ways.length === 0) return { session: await openSessionOf(ctx, self, [clearingTries(ctx, address)]) };
  await clearTries(ctx, address);
  return { question: await requireFactor(ctx, self.id, ways) };
}

async function requireFactor(ctx: Ctx, userId: number, ways: SignInWay[]): Promise<SignInQuestion> {
  const { id, token, expiresAt } = await insertChallenge(ctx, { purpose: 'sign_in', userId });
  if (ways.includes('email')) await mailCode(ctx, { challengeId: id, userId });
  return { challenge_id: token, ways, expires_at: expiresAt.toISOString() };
}
