import { randomInt } from 'node:crypto';
import type { Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { keyedHash, derivedKey } from '#api/shared/secrets/seal.ts';
import { findStoredUser } from '../store.ts';
import { wordAccountEmail } from '../word-account-email.ts';
import { saveMailedCode } from './challenge-store.ts';
import { challengeMinutes, endOf, mostSends, sendWindowMinutes } from './model/challenge-rule.ts';

type About = { challengeId: number; userId: number };

/** Mails six random digits; an earlier code of this sign-in stops working. Refuses `too_many_requests`. */
export async function mailCode(ctx: Ctx, { challengeId, userId }: About): Promise<void> {
  await limitRate(ctx, sendsOf(userId), { most: mostSends, withinSeconds: sendWindowMinutes * 60 });
  const owner = await findStoredUser(ctx, userId);
  if (!owner) return;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await saveMailedCode(ctx, challengeId, { hash: hashOfCode(ctx, challengeId, code), endsAt: endOf(ctx.now()) });
  const words = { code, minutes: challengeMinutes };
  await wordAccountEmail(ctx, { to: owner, about: 'sign_in_code', words, typed: { name: owner.name } });
}

export function sendsOf(userId: number): string {
  return `mailed code ${userId}`;
}

export function hashOfCode(ctx: Ctx, challengeId: number, code: string): string {
  return keyedHash(`${challengeId} ${code}`, derivedKey(ctx.config, 'mailed code'));
}
