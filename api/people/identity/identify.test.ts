import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect } from 'vitest';
import { test } from '#api/shared/testing/database.ts';
import { identify } from './identify.ts';
import { after, enter, goodPassword, makeUser } from './make.ts';
import { signAccessToken } from './tokens.ts';
import type { Ctx } from '#api/shared/context.ts';

async function start(ctx: Ctx) {
  const { username } = await makeUser(ctx, { roles: ['student', 'trainer'], password: goodPassword });
  return enter(ctx, { username, password: goodPassword });
}

const text = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an access token', () => {
  test('identifies the caller with roles and claims in one query', async ({ ctx, queries }) => {
    const { token, user } = await start(ctx);
    queries.length = 0;
    expect(await identify(ctx, token)).toEqual({
      kind: 'user',
      userId: user.id,
      personId: user.person.id,
      sessionId: expect.any(Number),
      roles: ['student', 'trainer'],
      claims: ['users.edit'],
    });
    expect(queries).toHaveLength(1);
  });

  test('lasts ten minutes', async ({ ctx }) => {
    const { token } = await start(ctx);
    expect(await identify(after(ctx, { seconds: 599 }), token)).toBeDefined();
    await expect(identify(after(ctx, { seconds: 600 }), token)).rejects.toMatchObject({ status: 401 });
  });

  test('is refused from another issuer or for another purpose', async ({ ctx }) => {
    const { user } = await start(ctx);
    const bearer = { userId: user.id, sessionId: 1 };
    const elsewhere = { ...ctx, config: { ...ctx.config, secret: 'a secret of somebody else, just as long as ours' } };
    const renamed = { ...ctx, config: { ...ctx.config, publicUrl: 'https://elsewhere.test' } };
    for (const maker of [elsewhere, renamed]) {
      await expect(identify(ctx, await signAccessToken(maker, bearer))).rejects.toThrow('token_expired');
    }
    const raw = await new SignJWT({ sid: 1, sub: '1' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(Buffer.from(ctx.config.secret));
    await expect(identify(ctx, raw)).rejects.toThrow('token_expired');
  });

  test('is refused when tampered with, unsigned or malformed', async ({ ctx }) => {
    const { token, user } = await start(ctx);
    const [head = '', body = '', seal = ''] = token.split('.');
    const claims: object = JSON.parse(Buffer.from(body, 'base64url').toString());
    const raised = text({ ...claims, sub: String(user.id + 1) });
    const none = `${text({ alg: 'none', typ: 'at+jwt' })}.${body}.`;
    const other = `${text({ alg: 'HS512', typ: 'at+jwt' })}.${body}`;
    const resealed = `${other}.${createHmac('sha512', ctx.config.secret).update(other).digest('base64url')}`;
    for (const forged of [`${head}.${raised}.${seal}`, none, resealed, 'nonsense', '']) {
      await expect(identify(ctx, forged)).rejects.toThrow('token_expired');
    }
  });

  test('is refused once its user is deleted', async ({ ctx }) => {
    const { token, user } = await start(ctx);
    await ctx.db.updateTable('users').set({ deleted_at: ctx.now() }).where('id', '=', user.id).execute();
    await expect(identify(ctx, token)).rejects.toThrow('token_expired');
  });
});
