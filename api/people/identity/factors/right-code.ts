import { timingSafeEqual } from 'node:crypto';
import type { SignInAnswer } from '#contract/people/identity/factors.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { keyedHash, derivedKey } from '#api/shared/secrets/seal.ts';
import type { Challenge } from './challenge-store.ts';
import { spendRecoveryCode } from './factor-store.ts';
import { hashOfCode } from './mail-code.ts';
import { readRecoveryCode } from './model/recovery-code.ts';
import { takeTotpCode } from './totp.ts';

type Typed = Pick<SignInAnswer, 'code' | 'way'>;

export async function isRightCode(ctx: Ctx, challenge: Challenge, { code, way }: Typed): Promise<boolean> {
  const { user_id: userId } = challenge;
  if (userId === null) return false;
  const digits = code.replaceAll(/\s/g, '');
  switch (way ?? wayOf(challenge, code)) {
    case 'email':
      return isMailedCode(ctx, challenge, digits);
    case 'totp':
      return takeTotpCode(ctx, userId, digits);
    case 'recovery_code':
      return takeRecoveryCode(ctx, userId, code);
  }
}

function wayOf({ code_hash: hash }: Challenge, code: string) {
  if (hash) return 'email';
  return readRecoveryCode(code) ? 'recovery_code' : 'totp';
}

function isMailedCode(ctx: Ctx, { id, code_hash: stored, code_ends_at: endsAt }: Challenge, code: string): boolean {
  if (!stored || !endsAt || endsAt <= ctx.now()) return false;
  return timingSafeEqual(Buffer.from(stored), Buffer.from(hashOfCode(ctx, id, code)));
}

async function takeRecoveryCode(ctx: Ctx, userId: number, typed: string): Promise<boolean> {
  const code = readRecoveryCode(typed);
  if (!code || !(await spendRecoveryCode(ctx, userId, hashOfRecoveryCode(ctx, code)))) return false;
  await emit(ctx, 'factor_changed', { user_id: userId, change: 'recovery_code_used' });
  return true;
}

export function hashOfRecoveryCode(ctx: Ctx, code: string): string {
  return keyedHash(code, derivedKey(ctx.config, 'recovery code'));
}
