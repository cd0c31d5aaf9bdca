import { Secret, TOTP } from 'otpauth';
import type { Ctx } from '#api/shared/context.ts';
import { derivedKey, seal, unseal } from '#api/shared/secrets/seal.ts';
import { findTotp, takeStep, type StoredTotp } from './totp-store.ts';

const periodSeconds = 30;

/** RFC 6238, with what every app supports: SHA-1, six digits, 30 seconds. */
export function totpOf(secret: Secret, username = ''): TOTP {
  return new TOTP({ issuer: 'Mestria', label: username, secret, algorithm: 'SHA1', digits: 6, period: periodSeconds });
}

/** 160 random bits (RFC 4226, 4). */
export function newTotpSecret(): Secret {
  return new Secret({ size: 20 });
}

/** Accepts the current code and those 30 seconds before and after, for a clock that is off; each works once. */
export async function takeTotpCode(ctx: Ctx, userId: number, code: string): Promise<boolean> {
  const stored = await findTotp(ctx, userId);
  return stored?.confirmed_at ? takeCodeOf(ctx, userId, { stored, code }) : false;
}

export async function takeFirstTotpCode(ctx: Ctx, userId: number, code: string): Promise<boolean> {
  const stored = await findTotp(ctx, userId);
  return stored && !stored.confirmed_at ? takeCodeOf(ctx, userId, { stored, code }) : false;
}

async function takeCodeOf(ctx: Ctx, userId: number, { stored, code }: { stored: StoredTotp; code: string }) {
  const timestamp = ctx.now().getTime();
  const totp = totpOf(Secret.fromBase32(openTotpSecret(ctx, userId, stored.secret_sealed)));
  const delta = /^\d{6}$/.test(code) ? totp.validate({ token: code, timestamp, window: 1 }) : null;
  if (delta === null) return false;
  return takeStep(ctx, userId, TOTP.counter({ period: periodSeconds, timestamp }) + delta);
}

export function sealTotpSecret(ctx: Ctx, userId: number, secret: Secret): string {
  return seal(secret.base32, sealOf(ctx, userId));
}

function openTotpSecret(ctx: Ctx, userId: number, sealed: string): string {
  return unseal(sealed, sealOf(ctx, userId));
}

function sealOf({ config }: Ctx, userId: number) {
  return { key: derivedKey(config, 'totp secret'), about: `user ${userId}` };
}
