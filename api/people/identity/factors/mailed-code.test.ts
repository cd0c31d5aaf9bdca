import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { describe, expect } from 'vitest';
import { writeSetting } from '#api/platform/settings/index.ts';
import { storeSettings } from '#api/platform/settings/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { authenticate } from '../authenticate.ts';
import { identify } from '../identify.ts';
import { after, asSystem, goodPassword, makeUser } from '../make.ts';
import { resendCode } from './resend-code.ts';
import { verifySignIn } from './verify-sign-in.ts';

const password = goodPassword;

async function begin(ctx: Ctx, username: string): Promise<string> {
  const step = await authenticate(ctx, { username, password });
  if ('session' in step) throw new Error('Nothing was asked for.');
  expect(step.question.ways).toEqual(['email']);
  return step.question.challenge_id;
}

async function start(ctx: Ctx) {
  await writeSetting(asSystem(ctx), { key: 'multiFactorAuthentication', value: 'true' });
  const user = await makeUser(ctx, { password });
  return { user, challenge_id: await begin(ctx, user.username) };
}

async function codesTo(ctx: Ctx, username: string): Promise<string[]> {
  const mails = await ctx.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('recipient', '=', username)
    .orderBy('id')
    .execute();
  return mails.map(({ subject }) => /\b\d{6}\b/.exec(subject)?.[0] ?? '');
}

function wrongFor(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

describe('a mailed code', () => {
  test('completes its own sign-in once', async ({ ctx }) => {
    const { user, challenge_id } = await start(ctx);
    const [code = ''] = await codesTo(ctx, user.username);
    const session = await verifySignIn(ctx, { challenge_id, code: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
    expect(await identify(ctx, session.token)).toMatchObject({ userId: user.id });
    await expect(verifySignIn(ctx, { challenge_id, code })).rejects.toMatchObject({
      code: 'challenge_over',
      status: 401,
    });
  });

  test('fails for another sign-in and after ten minutes', async ({ ctx }) => {
    const { user, challenge_id } = await start(ctx);
    const other = await makeUser(ctx, { password });
    const theirs = await begin(ctx, other.username);
    const [code = ''] = await codesTo(ctx, user.username);
    await expect(verifySignIn(ctx, { challenge_id: theirs, code })).rejects.toMatchObject({
      code: 'code_wrong',
      data: { field: 'code' },
    });
    const late = after(ctx, { minutes: 10 });
    await expect(verifySignIn(late, { challenge_id, code })).rejects.toThrow('challenge_over');
    await expect(verifySignIn(ctx, { challenge_id: 'never given', code })).rejects.toThrow('challenge_over');
  });

  test('allows five attempts', async ({ ctx }) => {
    const { user, challenge_id } = await start(ctx);
    const [code = ''] = await codesTo(ctx, user.username);
    for (let i = 0; i < 5; i += 1) {
      await expect(verifySignIn(ctx, { challenge_id, code: wrongFor(code) })).rejects.toThrow('code_wrong');
    }
    await expect(verifySignIn(ctx, { challenge_id, code })).rejects.toThrow('challenge_over');
  });

  test('gives no more attempts by starting over', async ({ ctx }) => {
    const { user } = await start(ctx);
    let tries = 0;
    await ctx.db.deleteFrom('rate_limits').where('bucket', 'like', 'mailed code %').execute();
    for (let sign = 0; sign < 3; sign += 1) {
      const challenge_id = await begin(ctx, user.username);
      for (let i = 0; i < 5; i += 1) {
        const refused = await verifySignIn(ctx, { challenge_id, code: 'xxxxxx' }).catch((error: unknown) => error);
        if (refused instanceof Error && refused.message === 'code_wrong') tries += 1;
      }
    }
    expect(tries).toBe(10);
  });

  test('is sent at most three times in 15 minutes, and only the last works', async ({ ctx }) => {
    const { user, challenge_id } = await start(ctx);
    await resendCode(ctx, { challenge_id });
    await resendCode(ctx, { challenge_id });
    await expect(resendCode(ctx, { challenge_id })).rejects.toMatchObject({ code: 'too_many_requests' });
    const [first = '', , last = ''] = await codesTo(ctx, user.username);
    // Two codes are equal once in a million runs.
    const old = first === last ? wrongFor(last) : first;
    await expect(verifySignIn(ctx, { challenge_id, code: old })).rejects.toThrow('code_wrong');
    expect(await verifySignIn(ctx, { challenge_id, code: last })).toBeDefined();
    await expect(resendCode(ctx, { challenge_id })).rejects.toThrow('challenge_over');
    await expect(resendCode(ctx, { challenge_id: 'never given' })).rejects.toThrow('challenge_over');
  });

  test('is stored in no table but in its email', async ({ ctx }) => {
    const { user, challenge_id } = await start(ctx);
    const [code = ''] = await codesTo(ctx, user.username);
    const stored = JSON.stringify(await ctx.db.selectFrom('challenges').selectAll().execute());
    expect(stored).not.toContain(`"${code}"`);
    expect(stored).not.toContain(challenge_id);
  });

  test('is not required unless the setting is true', async ({ ctx }) => {
    await storeSettings(ctx, { multiFactorAuthentication: 'TRUE' });
    const { username } = await makeUser(ctx, { password });
    expect(await authenticate(ctx, { username, password })).toHaveProperty('session');
  });
});

describe('the same code at once', () => {
  test('wins once in a race', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const username = `${randomUUID()}@mestria.test`;
    await writeSetting(asSystem(ctx), { key: 'multiFactorAuthentication', value: 'true' });
    await makeUser(ctx, { username, password });
    const challenge_id = await begin(ctx, username);
    const [code = ''] = await codesTo(ctx, username);
    const tries = Array.from({ length: 4 }, () => verifySignIn(ctx, { challenge_id, code }));
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await writeSetting(asSystem(ctx), { key: 'multiFactorAuthentication', value: 'false' });
  });
});
