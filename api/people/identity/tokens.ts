import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { Refusal } from '#contract/refusals.ts';
import type { Config } from '#api/shared/config/config.ts';
import type { Ctx, SignedIn } from '#api/shared/context.ts';
import { accessEndsAt } from './model/session-times.ts';
import { derivedKey, keyFor, seal, unseal } from '#api/shared/secrets/seal.ts';

type Bearer = Pick<SignedIn, 'userId' | 'sessionId'>;

const algorithm = 'HS256';
const type = 'at+jwt';

export async function signAccessToken(ctx: Ctx, { userId, sessionId }: Bearer): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setSubject(String(userId))
    .setIssuer(ctx.config.publicUrl)
    .setAudience(audienceOf(ctx.config))
    .setIssuedAt(ctx.now())
    .setExpirationTime(accessEndsAt(ctx.now()))
    .sign(await accessKey(ctx.config));
}

/** Refuses `token_expired` for every defect. */
export async function readAccessToken(ctx: Ctx, token: string): Promise<Bearer> {
  try {
    const { payload } = await jwtVerify(token, await accessKey(ctx.config), {
      algorithms: [algorithm],
      typ: type,
      issuer: ctx.config.publicUrl,
      audience: audienceOf(ctx.config),
      requiredClaims: ['exp', 'sub', 'sid'],
      currentDate: ctx.now(),
    });
    return { userId: Number(payload.sub), sessionId: Number(payload['sid']) };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new Refusal('token_expired');
    throw error;
  }
}

const accessKeys = new WeakMap<Config, Promise<CryptoKey>>();

/** Imported once, because every call of a signed-in user needs it. */
function accessKey(config: Config): Promise<CryptoKey> {
  const stored = accessKeys.get(config) ?? importKey(derivedKey(config, 'access token'));
  accessKeys.set(config, stored);
  return stored;
}

function importKey(key: Buffer): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', new Uint8Array(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
}

function audienceOf({ publicUrl }: Config): string {
  return `${publicUrl}/api`;
}

export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Only the holder of the spent token can read its successor; the database alone is not enough. */
export function sealSuccessor(successor: string, spent: string): string {
  return seal(successor, { key: keyFor(spent, 'successor') });
}

export function unsealSuccessor(sealed: string, spent: string): string {
  return unseal(sealed, { key: keyFor(spent, 'successor') });
}
