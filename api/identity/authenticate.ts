import type { SignInQuestion } from '#contract/identity/factors.ts';
import type { Credentials, Session } from '#contract/identity/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { requireFactor } from './factors/require-factor.ts';
import { waysOf } from './factors/model/challenge-rule.ts';
import { forgetting, clearTries, takeTry } from './login-tries.ts';
import { openSessionOf } from './open-session.ts';
import { isPassword } from './password-hash.ts';
import { findKnown } from './self-store.ts';

/** Signed in, or asked for a second factor first. */
export type SignInStep = { session: Session } | { question: SignInQuestion };

/** Signs in with address and password. Does the same work, and says the same, when there is no such account. */
export async function authenticate(ctx: Ctx, { username, password }: Credentials): Promise<SignInStep> {
  const address = username.trim();
  await takeTry(ctx, address);
  const known = await findKnown(ctx, address);
  const right = await isPassword(password, known?.passwordHash);
  if (!known || !right) throw new Refusal('wrong_credentials');

  const self = known.self();
  const ways = waysOf(known.factors, known.mailsCode);
  if (ways.length === 0) return { session: await openSessionOf(ctx, self, [forgetting(ctx, address)]) };
  await clearTries(ctx, address);
  return { question: await requireFactor(ctx, self.id, ways) };
}
