import { describe, expect } from 'vitest';
import { test } from '#api/shared/testing/database.ts';
import { changePassword } from './change-password.ts';
import { identify } from './identify.ts';
import { enter, goodPassword, makeUser, signInAs } from './make.ts';

const change = { password: goodPassword, new_password: 'três gatos no telhado' };

describe('changing the password', () => {
  test('ends every session and opens a new one', async ({ ctx }) => {
    const user = await makeUser(ctx, { password: goodPassword });
    const elsewhere = await enter(ctx, { username: user.username, password: goodPassword });
    const session = await changePassword(await signInAs(ctx, user), change);
    await expect(identify(ctx, elsewhere.token)).rejects.toThrow('token_expired');
    expect(await identify(ctx, session.token)).toMatchObject({ userId: user.id });
    expect(await enter(ctx, { username: user.username, password: change.new_password })).toBeDefined();
  });

  test('is refused for a guest, without the old password, and for a weak new one', async ({ ctx }) => {
    const user = await makeUser(ctx, { password: goodPassword });
    const me = await signInAs(ctx, user);
    await expect(changePassword(ctx, change)).rejects.toThrow('not_signed_in');
    await expect(changePassword(me, { ...change, password: 'wrong' })).rejects.toMatchObject({
      code: 'password_wrong',
      data: { field: 'password' },
    });
    await expect(changePassword(me, { ...change, new_password: 'password1234' })).rejects.toMatchObject({
      code: 'password_too_common',
      data: { field: 'new_password' },
    });
  });

  test('limits attempts as sign-in does', async ({ ctx }) => {
    const me = await signInAs(ctx, await makeUser(ctx, { password: goodPassword }));
    const guess = () => changePassword(me, { ...change, password: 'wrong' });
    for (let i = 0; i < 5; i += 1) await expect(guess()).rejects.toThrow('password_wrong');
    await expect(guess()).rejects.toThrow('too_many_requests');
  });
});
