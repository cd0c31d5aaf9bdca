import { describe, expect } from 'vitest';
import { OwnChange, UserChange } from '#contract/people/people/calls.ts';
import { picturesRawRoutes, plainPicture } from '#api/platform/files/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import { updateUser } from './change-user.ts';
import { updateUserAndPerson } from './update-user-and-person.ts';

async function sendPicture(ctx: Ctx, colour: string): Promise<number> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(await plainPicture(colour).png().toBuffer())], 'eu.png'));
  const take = picturesRawRoutes.find(({ path }) => path === '/pictures/create');
  if (!take) throw new Error('Pictures are not taken.');
  const answer = await take.handle(ctx, new Request('http://mestria.test/', { method: 'POST', body }), {});
  const { data }: { data: [{ id: number }] } = await answer.json();
  return data[0].id;
}

describe('changing the own user', () => {
  test('sets name, currency and locale together', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const me = await signInAs(ctx, user);
    const changed = await updateUserAndPerson(me, {
      user: { id: user.id, username: user.username, currency_id: 2, locale_id: 4 },
      person: { id: user.person_id, name: ' Ana   Paula ' },
    });
    expect(changed).toMatchObject({
      person: { name: 'Ana Paula', first_name: 'Ana', last_name: 'Paula' },
      currency: { key: 'usd' },
      locale: { key: 'en-GB' },
      currency_id: 2,
      locale_id: 4,
    });
    expect(await updateUser(me, { id: user.id, currency_id: 1 })).toMatchObject({ currency_id: 1, locale_id: 4 });
  });

  test('is refused for another user, and for a choice that is not offered', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const other = await makeUser(ctx);
    const me = await signInAs(ctx, user);
    const update = (change: Omit<UserChange, 'id'>, id = user.id) => updateUser(me, { id, ...change });
    await expect(update({ currency_id: 1 }, other.id)).rejects.toThrow('not_found');
    await expect(updateUserAndPerson(me, { user: { id: other.id, currency_id: 1 } })).rejects.toThrow('not_found');
    await expect(update({ username: 'new@exemplo.ao' })).rejects.toThrow('username_fixed');
    await expect(update({ currency_id: 99 })).rejects.toThrow('currency_not_available');
    await expect(update({ locale_id: 99 })).rejects.toThrow('locale_not_available');
    await expect(updateUser(ctx, { id: user.id })).rejects.toThrow('not_signed_in');
    await expect(updateUserAndPerson(ctx, {})).rejects.toThrow('not_signed_in');
  });

  test('never gives a role, a claim or another person', () => {
    const users = [
      { id: 1, roles: ['administrator'] },
      { id: 1, userRoles: [{ id: 3, name: 'administrator' }] },
      { id: 1, role_ids: [3] },
      { id: 1, claims: ['settings.edit'] },
      { id: 1, person_id: 2 },
      { id: 1, password_hash: 'x' },
    ];
    for (const user of users) {
      expect(UserChange.safeParse(user).error?.issues[0]?.code).toBe('unrecognized_keys');
      expect(OwnChange.safeParse({ user }).success).toBe(false);
    }
    expect(OwnChange.safeParse({ person: { id: 1, user_id: 2 } }).success).toBe(false);
    expect(OwnChange.safeParse({ claims: ['settings.edit'] }).success).toBe(false);
  });
});

describe('the picture of a user', () => {
  test('is one that the user uploaded, and replaces the previous one', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const me = await signInAs(ctx, user);
    const [first, second] = [await sendPicture(me, 'red'), await sendPicture(me, 'blue')];
    expect(await updateUser(me, { id: user.id, user_picture_id: first })).toMatchObject({ user_picture_id: first });
    await expect(updateUser(me, { id: user.id, user_picture_id: second })).rejects.toThrow('not_found');
    const third = await sendPicture(me, 'green');
    await updateUser(me, { id: user.id, user_picture_id: third });
    expect(await updateUser(me, { id: user.id, user_picture_id: null })).toMatchObject({ user_picture_id: null });
    expect(await ctx.db.selectFrom('pictures').select('id').execute()).toEqual([]);
    const events = await ctx.db
      .selectFrom('outbox_events')
      .select('kind')
      .where('kind', '=', 'picture_dropped')
      .execute();
    expect(events).toHaveLength(3);
  });

  test('is never one of another user', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const other = await makeUser(ctx);
    const theirs = await sendPicture(await signInAs(ctx, other), 'red');
    const me = await signInAs(ctx, user);
    await expect(updateUser(me, { id: user.id, user_picture_id: theirs })).rejects.toThrow('not_found');
    await expect(updateUser(me, { id: user.id, user_picture_id: 999 })).rejects.toThrow('not_found');
  });
});
