import { hkdfSync, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { identify } from './identify.ts';
import { makeUser, signInAs } from './make.ts';

type Token = {
  key: Uint8Array;
  alg: string;
  typ: string;
  issuer: string;
  audience: string;
  expiresIn: number | null;
  subject: string | null;
  session: number | null;
};

/** A token as the server signs it; each attack below changes one thing. */
async function genuine(ctx: Ctx): Promise<Token> {
  const { actor } = await signInAs(ctx, await makeUser(ctx));
  if (actor.kind !== 'user') throw new Error('The maker signed nobody in.');
  return {
    key: new Uint8Array(hkdfSync('sha256', ctx.config.secret, '', 'mestria access token', 32)),
    alg: 'HS256',
    typ: 'at+jwt',
    issuer: ctx.config.publicUrl,
    audience: `${ctx.config.publicUrl}/api`,
    expiresIn: 600,
    subject: String(actor.userId),
    session: actor.sessionId,
  };
}

function sign(ctx: Ctx, token: Token): Promise<string> {
  const now = Math.floor(ctx.now().getTime() / 1_000);
  const jwt = new SignJWT({
    iss: token.issuer,
    aud: token.audience,
    iat: now,
    ...(token.subject !== null && { sub: token.subject }),
    ...(token.session !== null && { sid: token.session }),
    ...(token.expiresIn !== null && { exp: now + token.expiresIn }),
  });
  return jwt.setProtectedHeader({ alg: token.alg, typ: token.typ }).sign(token.key);
}

const attacks: [string, (token: Token) => Partial<Token>][] = [
  ['another key', () => ({ key: randomBytes(32) })],
  ['the secret itself for a key', () => ({ key: Buffer.from('a secret that only the tests know, long enough') })],
  ['another audience', () => ({ audience: 'https://elsewhere.test/api' })],
  ['the site for its audience', ({ issuer }) => ({ audience: issuer })],
  ['another issuer', () => ({ issuer: 'https://elsewhere.test' })],
  ['another kind of token', () => ({ typ: 'JWT' })],
  ['another algorithm with the same key', () => ({ alg: 'HS384', key: randomBytes(48) })],
  ['an end that is over', () => ({ expiresIn: -1 })],
  ['no end', () => ({ expiresIn: null })],
  ['no user', () => ({ subject: null })],
  ['another user’s id', ({ subject }) => ({ subject: String(Number(subject) + 1) })],
  ['no session', () => ({ session: null })],
  ['a session that is none', () => ({ session: 999_999 })],
];

describe('a forged access token', () => {
  test('is accepted without a forgery', async ({ ctx }) => {
    const token = await genuine(ctx);
    expect(await identify(ctx, await sign(ctx, token))).toMatchObject({ kind: 'user', userId: Number(token.subject) });
  });

  test.for(attacks)('is refused with %s', async ([, change], { ctx }) => {
    const token = await genuine(ctx);
    const forged = await sign(ctx, { ...token, ...change(token) });
    await expect(identify(ctx, forged)).rejects.toMatchObject({ code: 'token_expired', status: 401 });
  });

  test('is refused without a signature, however `none` is written', async ({ ctx }) => {
    const [, body = ''] = (await sign(ctx, await genuine(ctx))).split('.');
    for (const alg of ['none', 'None', 'NONE', 'nOnE', '']) {
      const head = Buffer.from(JSON.stringify({ alg, typ: 'at+jwt' })).toString('base64url');
      await expect(identify(ctx, `${head}.${body}.`)).rejects.toThrow('token_expired');
    }
  });
});
