import { randomBytes } from 'node:crypto';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { deleteRecoveryCodes, findFactorsOf, saveRecoveryCodes } from './factor-store.ts';
import { recoveryCodeLength, recoveryCodeOf, recoveryCodes } from './model/recovery-code.ts';
import { hashOfRecoveryCode } from './right-code.ts';

export async function drawRecoveryCodes(ctx: Ctx, userId: number): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < recoveryCodes) codes.add(recoveryCodeOf(randomBytes(recoveryCodeLength)));
  await saveRecoveryCodes(
    ctx,
    userId,
    [...codes].map((code) => hashOfRecoveryCode(ctx, code)),
  );
  return [...codes];
}

/** Null when the user has codes already. */
export async function firstRecoveryCodes(ctx: Ctx, userId: number): Promise<string[] | null> {
  const { has_recovery_codes: has } = await findFactorsOf(ctx, userId);
  return has ? null : drawRecoveryCodes(ctx, userId);
}

type Removed = 'totp_removed' | 'passkey_removed';

/** With the last factor go the recovery codes, which only stand in for it. */
export async function afterRemoval(ctx: Ctx, userId: number, change: Removed): Promise<void> {
  const { has_totp, has_passkey } = await findFactorsOf(ctx, userId);
  if (!has_totp && !has_passkey) await deleteRecoveryCodes(ctx, userId);
  await emit(ctx, 'factor_changed', { user_id: userId, change });
}
