import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { after, goodPassword, makeUser, signInAs } from '../make.ts';
import { requireFreshSignIn } from '../require-fresh-sign-in.ts';
import { codeAt, setUpPasskey, setUpTotp } from './make.ts';
import { reauthenticate } from './reauthenticate.ts';
import { startPasskeySignIn } from './start-passkey-sign-in.ts';

async function start(ctx: Ctx) {
  const me = await signInAs(ctx, await makeUser(ctx, { password: goodPassword }));
  return { me, later: after(me, { minutes: 20 }) };
}

describe('reauthentication', () => {
  test('by password lasts ten minutes, in this session only', async ({ ctx }) => {
    const user = await makeUser(ctx, { password: goodPassword });
    const me = await signInAs(ctx, user);
    const elsewhere = after(await signInAs(ctx, user), { minutes: 20 });
    const later = after(me, { minutes: 20 });
    await expect(requireFreshSignIn(later)).rejects.toThrow('reauthentication_required');
    const { fresh_until } = await reauthenticate(later, { password: goodPassword });
    expect(fresh_until).toBe(after(later, { minutes: 10 }).now().toISOString());
    await requireFreshSignIn(after(later, { minutes: 10 }));
    await expect(requireFreshSignIn(elsewhere)).rejects.toThrow('reauthentication_required');
    await expect(reauthenticate(ctx, { password: goodPassword })).rejects.toThrow('not_signed_in');
  });

  test('limits wrong passwords as sign-in does', async ({ ctx }) => {
    const { later } = await start(ctx);
    const guess = () => reauthenticate(later, { password: 'wrong' });
    for (let i = 0; i < 5; i += 1) await expect(guess()).rejects.toMatchObject({ data: { field: 'password' } });
    await expect(guess()).rejects.toThrow('too_many_requests');
    await expect(requireFreshSignIn(later)).rejects.toThrow('reauthentication_required');
  });

  test('by a code of the app allows ten attempts', async ({ ctx }) => {
    const { me, later } = await start(ctx);
    await expect(reauthenticate(later, { code: '123456' })).rejects.toThrow('code_wrong');
    const { secret } = await setUpTotp(me);
    await reauthenticate(later, { code: codeAt(later, secret) });
    await requireFreshSignIn(later);
    for (let i = 0; i < 10; i += 1) await expect(reauthenticate(later, { code: 'no' })).rejects.toThrow('code_wrong');
    await expect(reauthenticate(later, { code: 'no' })).rejects.toThrow('too_many_requests');
  });

  test('by passkey needs a challenge of the same user', async ({ ctx }) => {
    const { me, later } = await start(ctx);
    const other = await start(ctx);
    const { authenticator } = await setUpPasskey(me);
    const question = await startPasskeySignIn(later, {});
    const answered = { challenge_id: question.challenge_id, credential: authenticator.get(question.options.challenge) };
    await expect(reauthenticate(other.later, answered)).rejects.toThrow('challenge_over');
    const again = await startPasskeySignIn(later, {});
    await reauthenticate(later, {
      challenge_id: again.challenge_id,
      credential: authenticator.get(again.options.challenge),
    });
    await requireFreshSignIn(later);
  });

  test('and sign-in do not accept each other’s challenges', async ({ ctx }) => {
    const { me, later } = await start(ctx);
    const { authenticator } = await setUpPasskey(me);
    const guestly = await startPasskeySignIn(after(ctx, { minutes: 20 }), {});
    const credential = authenticator.get(guestly.options.challenge);
    await expect(reauthenticate(later, { challenge_id: guestly.challenge_id, credential })).rejects.toThrow(
      'challenge_over',
    );
  });
});
