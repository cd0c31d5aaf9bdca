import { tmpdir } from 'node:os';
import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { authenticate } from '../authenticate.ts';
import { after, goodPassword, makeUser, signInAs } from '../make.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { setUpTotp } from './make.ts';
import { retrieveFactors } from './retrieve-factors.ts';
import { verifySignIn } from './verify-sign-in.ts';

const password = goodPassword;

async function start(ctx: Ctx) {
  const user = await makeUser(ctx, { password });
  const me = await signInAs(ctx, user);
  const { codes } = await setUpTotp(me);
  return { user, me, codes };
}

async function begin(ctx: Ctx, username: string): Promise<string> {
  const step = await authenticate(ctx, { username, password });
  if ('session' in step) throw new Error('Nothing was asked for.');
  return step.question.challenge_id;
}

describe('a recovery code', () => {
  test('replaces the factor once, in any notation, and notifies the user', async ({ ctx }) => {
    const { user, me, codes } = await start(ctx);
    const [code = ''] = codes;
    const typed = code.toUpperCase().replace('-', ' ');
    expect(await verifySignIn(ctx, { challenge_id: await begin(ctx, user.username), code: typed })).toBeDefined();
    const again = await begin(ctx, user.username);
    await expect(verifySignIn(ctx, { challenge_id: again, code })).rejects.toThrow('code_wrong');
    expect(await retrieveFactors(me)).toMatchObject({ recovery_codes_left: 9 });
    const events = ctx.db.selectFrom('outbox_events').select('payload').where('kind', '=', 'factor_changed');
    expect(await events.execute()).toContainEqual({ payload: { user_id: user.id, change: 'recovery_code_used' } });
  });

  test('works for its owner only and is stored as a hash', async ({ ctx }) => {
    const { codes } = await start(ctx);
    const other = await start(ctx);
    const [code = ''] = codes;
    const theirs = await begin(ctx, other.user.username);
    await expect(verifySignIn(ctx, { challenge_id: theirs, code })).rejects.toThrow('code_wrong');
    const stored = JSON.stringify(await ctx.db.selectFrom('recovery_codes').selectAll().execute());
    expect(stored).not.toContain(code);
  });

  test('stops working when new ones are made', async ({ ctx }) => {
    const { user, me, codes } = await start(ctx);
    await expect(makeRecoveryCodes(after(me, { minutes: 11 }))).rejects.toThrow('reauthentication_required');
    await expect(makeRecoveryCodes(ctx)).rejects.toThrow('not_signed_in');
    const { recovery_codes: fresh } = await makeRecoveryCodes(me);
    expect(fresh).toHaveLength(10);
    const challenge_id = await begin(ctx, user.username);
    await expect(verifySignIn(ctx, { challenge_id, code: codes[0] ?? '' })).rejects.toThrow('code_wrong');
    expect(await verifySignIn(ctx, { challenge_id, code: fresh[0] ?? '' })).toBeDefined();
  });

  test('is made only for a user with a second factor', async ({ ctx }) => {
    const me = await signInAs(ctx, await makeUser(ctx));
    await expect(makeRecoveryCodes(me)).rejects.toThrow('not_found');
  });
});

describe('the same recovery code at once', () => {
  test('opens one session', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const { user, codes } = await start(ctx);
    const challenges = await Promise.all([begin(ctx, user.username), begin(ctx, user.username)]);
    const [code = ''] = codes;
    const settled = await Promise.allSettled(
      challenges.map((challenge_id) => verifySignIn(ctx, { challenge_id, code })),
    );
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
