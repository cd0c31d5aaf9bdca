import { tmpdir } from 'node:os';
import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { authenticate } from '../authenticate.ts';
import { identify } from '../identify.ts';
import { after, goodPassword, makeUser, signInAs } from '../make.ts';
import { addPasskey } from './add-passkey.ts';
import { finishPasskeySignIn } from './finish-passkey-sign-in.ts';
import { makeAuthenticator, setUpPasskey, type Authenticator } from './make.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { retrieveFactors } from './retrieve-factors.ts';
import { startPasskey } from './start-passkey.ts';
import { startPasskeySignIn } from './start-passkey-sign-in.ts';

const password = goodPassword;

async function start(ctx: Ctx) {
  const user = await makeUser(ctx, { password });
  const me = await signInAs(ctx, user);
  return { user, me, ...(await setUpPasskey(me)) };
}

type Flags = Parameters<Authenticator['get']>[1];

async function signInBy(ctx: Ctx, authenticator: Authenticator, flags: Flags = {}) {
  const { challenge_id, options } = await startPasskeySignIn(ctx, {});
  return finishPasskeySignIn(ctx, { challenge_id, credential: authenticator.get(options.challenge, flags) });
}

async function challengeFor(ctx: Ctx, username: string): Promise<string> {
  const step = await authenticate(ctx, { username, password });
  if ('session' in step) throw new Error('Nothing was asked for.');
  expect(step.question.ways).toEqual(['passkey', 'recovery_code']);
  return step.question.challenge_id;
}

describe('a passkey', () => {
  test('signs in without a password', async ({ ctx }) => {
    const { user, authenticator } = await start(ctx);
    const session = await signInBy(ctx, authenticator);
    expect(await identify(ctx, session.token)).toMatchObject({ userId: user.id });
    expect(await signInBy(ctx, authenticator)).toBeDefined();
  });

  test('is required after the password when the user has one', async ({ ctx }) => {
    const { user, authenticator } = await start(ctx);
    const challenge_id = await challengeFor(ctx, user.username);
    const { options } = await startPasskeySignIn(ctx, { challenge_id });
    expect(options.allowCredentials).toHaveLength(1);
    const credential = authenticator.get(options.challenge);
    expect(await finishPasskeySignIn(ctx, { challenge_id, credential })).toMatchObject({ user: { id: user.id } });
    await expect(finishPasskeySignIn(ctx, { challenge_id, credential })).rejects.toThrow('challenge_over');
  });

  test('answers a challenge once', async ({ ctx }) => {
    const { authenticator } = await start(ctx);
    const { challenge_id, options } = await startPasskeySignIn(ctx, {});
    const wrong = { challenge_id, credential: authenticator.get('another question') };
    await expect(finishPasskeySignIn(ctx, wrong)).rejects.toThrow('passkey_not_accepted');
    const late = { challenge_id, credential: authenticator.get(options.challenge) };
    await expect(finishPasskeySignIn(ctx, late)).rejects.toThrow('challenge_over');
  });

  test('is refused from another site, without user verification, with an old counter, and for another user', async ({
    ctx,
  }) => {
    const { authenticator } = await start(ctx);
    const other = await start(ctx);
    await expect(signInBy(ctx, authenticator, { origin: 'https://mestria.example.test' })).rejects.toMatchObject({
      code: 'passkey_not_accepted',
      status: 401,
    });
    await expect(signInBy(ctx, authenticator, { verified: false })).rejects.toThrow('passkey_not_accepted');
    expect(await signInBy(ctx, authenticator, { counter: 9 })).toBeDefined();
    await expect(signInBy(ctx, authenticator, { counter: 9 })).rejects.toThrow('passkey_not_accepted');
    await expect(signInBy(ctx, makeAuthenticator(ctx))).rejects.toThrow('passkey_not_accepted');
    const challenge_id = await challengeFor(ctx, other.user.username);
    const { options } = await startPasskeySignIn(ctx, { challenge_id });
    const credential = authenticator.get(options.challenge);
    await expect(finishPasskeySignIn(ctx, { challenge_id, credential })).rejects.toThrow('passkey_not_accepted');
  });

  test('of a deleted user does not sign in', async ({ ctx }) => {
    const { user, authenticator } = await start(ctx);
    await ctx.db.updateTable('users').set({ deleted_at: ctx.now() }).where('id', '=', user.id).execute();
    await expect(signInBy(ctx, authenticator)).rejects.toThrow('passkey_not_accepted');
  });

  test('is refused ten minutes after the challenge', async ({ ctx }) => {
    const { authenticator } = await start(ctx);
    const { challenge_id, options } = await startPasskeySignIn(ctx, {});
    const late = after(ctx, { minutes: 10 });
    const credential = authenticator.get(options.challenge);
    await expect(finishPasskeySignIn(late, { challenge_id, credential })).rejects.toThrow('challenge_over');
  });
});

describe('adding a passkey', () => {
  test('needs a fresh sign-in, a challenge of the same user, and a name', async ({ ctx }) => {
    const me = await signInAs(ctx, await makeUser(ctx));
    const other = await signInAs(ctx, await makeUser(ctx));
    await expect(startPasskey(ctx)).rejects.toThrow('not_signed_in');
    await expect(startPasskey(after(me, { minutes: 11 }))).rejects.toThrow('reauthentication_required');
    const { challenge_id, options } = await startPasskey(me);
    const credential = makeAuthenticator(me).create(options.challenge);
    const mine = { challenge_id, credential, name: 'Portátil' };
    await expect(addPasskey(other, mine)).rejects.toThrow('challenge_over');
    await expect(addPasskey(me, mine)).rejects.toThrow('challenge_over');
    await expect(addPasskey(me, { ...mine, name: '  ' })).rejects.toThrow('name_missing');
  });

  test('returns recovery codes with the first, and registers each passkey once', async ({ ctx }) => {
    const { me, codes, authenticator } = await start(ctx);
    expect(codes).toHaveLength(10);
    expect((await setUpPasskey(me)).codes).toEqual([]);
    await expect(setUpPasskey(me, authenticator)).rejects.toMatchObject({ code: 'passkey_known', status: 409 });
    expect((await retrieveFactors(me)).passkeys).toHaveLength(2);
  });

  test('is refused from another site or without user verification', async ({ ctx }) => {
    const me = await signInAs(ctx, await makeUser(ctx));
    for (const flags of [{ origin: 'https://mestria.example.test' }, { verified: false }]) {
      const { challenge_id, options } = await startPasskey(me);
      const credential = makeAuthenticator(me).create(options.challenge, flags);
      await expect(addPasskey(me, { challenge_id, credential, name: 'x' })).rejects.toThrow('passkey_not_accepted');
    }
  });
});

describe('the passkeys of a user', () => {
  test('are listed in a few queries, without credentials', async ({ ctx, queries }) => {
    const { me } = await start(ctx);
    await setUpPasskey(me);
    queries.length = 0;
    const { passkeys } = await retrieveFactors(me);
    expect(queries).toHaveLength(4);
    expect(Object.keys(passkeys[0] ?? {})).toEqual(['id', 'name', 'created_at', 'last_used_at']);
    await expect(retrieveFactors(ctx)).rejects.toThrow('not_signed_in');
  });

  test('are renamed and removed only by their owner', async ({ ctx }) => {
    const { user, me, passkey, authenticator } = await start(ctx);
    const other = await signInAs(ctx, await makeUser(ctx));
    const { id } = passkey;
    expect(await renamePasskey(me, { id, name: '  O  meu portátil ' })).toMatchObject({ name: 'O meu portátil' });
    await expect(renamePasskey(other, { id, name: 'x' })).rejects.toThrow('not_found');
    await expect(renamePasskey(me, { id, name: ' ' })).rejects.toThrow('name_missing');
    await expect(removePasskey(other, { id })).rejects.toThrow('not_found');
    await expect(removePasskey(after(me, { minutes: 11 }), { id })).rejects.toThrow('reauthentication_required');
    await removePasskey(me, { id });
    await expect(signInBy(ctx, authenticator)).rejects.toThrow('passkey_not_accepted');
    expect(await retrieveFactors(me)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
    expect(await authenticate(ctx, { username: user.username, password })).toHaveProperty('session');
  });
});

describe('the same answer of a passkey at once', () => {
  test('opens one session', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const { authenticator } = await start(ctx);
    const { challenge_id, options } = await startPasskeySignIn(ctx, {});
    const answered = { challenge_id, credential: authenticator.get(options.challenge) };
    const tries = Array.from({ length: 3 }, () => finishPasskeySignIn(ctx, answered));
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
