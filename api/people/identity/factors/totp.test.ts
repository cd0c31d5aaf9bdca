import { tmpdir } from 'node:os';
import { Secret } from 'otpauth';
import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { authenticate } from '../authenticate.ts';
import { after, goodPassword, makeUser, signInAs } from '../make.ts';
import { addTotp } from './add-totp.ts';
import { confirmTotp } from './confirm-totp.ts';
import { codeAt, setUpTotp } from './make.ts';
import { removeTotp } from './remove-totp.ts';
import { retrieveFactors } from './retrieve-factors.ts';
import { totpOf } from './totp.ts';
import { verifySignIn } from './verify-sign-in.ts';

const password = goodPassword;

async function start(ctx: Ctx) {
  const user = await makeUser(ctx, { password });
  const me = await signInAs(ctx, user);
  return { user, me, ...(await setUpTotp(me)) };
}

async function begin(ctx: Ctx, username: string): Promise<string> {
  const step = await authenticate(ctx, { username, password });
  if ('session' in step) throw new Error('Nothing was asked for.');
  expect(step.question.ways).toEqual(['totp', 'recovery_code']);
  return step.question.challenge_id;
}

describe('an authenticator app', () => {
  test('matches the examples of RFC 6238', () => {
    const totp = totpOf(Secret.fromUTF8('12345678901234567890'));
    const codes = [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000];
    expect(codes.map((seconds) => totp.generate({ timestamp: seconds * 1_000 }))).toEqual(
      ['94287082', '07081804', '14050471', '89005924', '69279037', '65353130'].map((code) => code.slice(2)),
    );
  });

  test('is required at sign-in whatever the setting says', async ({ ctx }) => {
    const { user, secret } = await start(ctx);
    const challenge_id = await begin(ctx, user.username);
    expect(await verifySignIn(ctx, { challenge_id, code: codeAt(ctx, secret) })).toMatchObject({
      user: { id: user.id },
    });
  });

  test('accepts the current, the previous and the next step, each once', async ({ ctx }) => {
    const { user, secret } = await start(ctx);
    const enter = async (shownAt: number) => {
      const challenge_id = await begin(ctx, user.username);
      return verifySignIn(ctx, { challenge_id, code: codeAt(after(ctx, { seconds: shownAt }), secret) });
    };
    await expect(enter(60)).rejects.toThrow('code_wrong');
    await expect(enter(-60)).rejects.toThrow('code_wrong');
    expect(await enter(-30)).toBeDefined();
    await expect(enter(-30)).rejects.toThrow('code_wrong');
    expect(await enter(30)).toBeDefined();
    await expect(enter(0)).rejects.toThrow('code_wrong');
  });

  test('is in use only after its first correct code, within a fresh sign-in', async ({ ctx }) => {
    const user = await makeUser(ctx, { password });
    const me = await signInAs(ctx, user);
    await expect(addTotp(ctx)).rejects.toThrow('not_signed_in');
    await expect(addTotp(after(me, { minutes: 11 }))).rejects.toThrow('reauthentication_required');
    await expect(confirmTotp(me, { code: '123456' })).rejects.toThrow('not_found');
    await addTotp(me);
    const { secret, uri } = await addTotp(me);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Mestria:.*secret=/);
    await expect(confirmTotp(me, { code: 'abcdef' })).rejects.toMatchObject({ code: 'code_wrong' });
    expect(await authenticate(ctx, { username: user.username, password })).toHaveProperty('session');
    const { recovery_codes: codes } = await confirmTotp(me, { code: codeAt(me, secret) });
    expect(codes).toHaveLength(10);
    await begin(ctx, user.username);
    await expect(addTotp(me)).rejects.toMatchObject({ code: 'factor_exists', status: 409 });
    await expect(confirmTotp(me, { code: codeAt(me, secret) })).rejects.toThrow('not_found');
  });

  test('can be removed, and is no longer required then', async ({ ctx }) => {
    const { user, me } = await start(ctx);
    await expect(removeTotp(after(me, { minutes: 11 }))).rejects.toThrow('reauthentication_required');
    expect(await retrieveFactors(me)).toMatchObject({
      totp: { last_used_at: expect.any(String) },
      recovery_codes_left: 10,
    });
    await removeTotp(me);
    await expect(removeTotp(me)).rejects.toThrow('not_found');
    expect(await retrieveFactors(me)).toMatchObject({ totp: null, recovery_codes_left: 0 });
    expect(await authenticate(ctx, { username: user.username, password })).toHaveProperty('session');
  });

  test('stores its secret encrypted and bound to its user', async ({ ctx }) => {
    const mine = await start(ctx);
    const other = await start(ctx);
    const rows = await ctx.db.selectFrom('totp_secrets').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(mine.secret);
    const [theirs] = rows.filter(({ user_id }) => user_id === other.user.id);
    await ctx.db
      .updateTable('totp_secrets')
      .set({ secret_sealed: theirs?.secret_sealed ?? '' })
      .where('user_id', '=', mine.user.id)
      .execute();
    const challenge_id = await begin(ctx, mine.user.username);
    await expect(verifySignIn(ctx, { challenge_id, code: codeAt(ctx, other.secret) })).rejects.toThrow('authenticate');
  });
});

describe('the same step at once', () => {
  test('is accepted once for two sign-ins of the same user', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const { user, secret } = await start(ctx);
    const challenges = await Promise.all([begin(ctx, user.username), begin(ctx, user.username)]);
    const code = codeAt(ctx, secret);
    const settled = await Promise.allSettled(
      challenges.map((challenge_id) => verifySignIn(ctx, { challenge_id, code })),
    );
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
