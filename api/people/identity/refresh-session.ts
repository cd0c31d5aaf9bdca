import type { Session } from '#contract/people/identity/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { refreshEndsAt, fateOf } from './model/session-times.ts';
import { sessionOf } from './open-session.ts';
import { hashOf } from '#api/shared/secrets/seal.ts';
import { insertRefreshToken, lockToken, revokeFamilies, spendToken, type HeldToken } from './session-store.ts';
import { newRefreshToken, sealSuccessor, unsealSuccessor } from './tokens.ts';
import { mailOwner } from './mail-owner.ts';

export async function refreshSession(ctx: Ctx, { refreshToken }: { refreshToken: string }): Promise<Session> {
  const used = await inTransaction(ctx, (tx) => swap(tx, refreshToken));
  // Refused outside the transaction, which has to commit the end of the session.
  if (used === 'reused') throw new Refusal('token_reused');
  return used;
}

async function swap(ctx: Ctx, shown: string): Promise<Session | 'reused'> {
  const held = await lockToken(ctx, hashOf(shown));
  const fate = held ? fateOf(held, ctx.now()) : 'expired';
  if (!held || fate === 'expired') throw new Refusal('token_expired');
  const { user_id: userId, family_id: sessionId } = held;
  if (fate === 'reused') {
    await revokeFamilies(ctx, { familyId: sessionId }, 'token_reused');
    await mailOwner(ctx, userId, 'session_stolen');
    await emit(ctx, 'session_reused', { user_id: userId, session_id: sessionId });
    return 'reused';
  }
  const successor = fate === 'replay' ? successorOf(held, shown) : await rotate(ctx, held, shown);
  return sessionOf(ctx, { userId, sessionId, refreshToken: successor });
}

function successorOf({ successor_sealed: sealed }: HeldToken, shown: string): string {
  if (!sealed) throw new Error('A spent refresh token has no successor.');
  return unsealSuccessor(sealed, shown);
}

async function rotate(ctx: Ctx, held: HeldToken, shown: string): Promise<string> {
  const successor = newRefreshToken();
  await spendToken(ctx, { id: held.id, family_id: held.family_id, sealed: sealSuccessor(successor, shown) });
  await insertRefreshToken(ctx, {
    familyId: held.family_id,
    hash: hashOf(successor),
    expiresAt: refreshEndsAt(ctx.now(), held.family_expires_at),
  });
  return successor;
}
