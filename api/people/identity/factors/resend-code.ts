import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { findChallenge } from './challenge-store.ts';
import { mailCode } from './mail-code.ts';

export async function resendCode(
  ctx: Ctx,
  { challenge_id: token }: { challenge_id: string },
): Promise<Record<string, never>> {
  const challenge = await findChallenge(ctx, token);
  if (!challenge?.code_hash || challenge.user_id === null) throw new Refusal('challenge_over');
  const about = { challengeId: challenge.id, userId: challenge.user_id };
  await inTransaction(ctx, (tx) => mailCode(tx, about));
  return {};
}
