import { describe, expect } from 'vitest';
import type { OwnChange } from '#contract/accounts.ts';
import { askOf } from '#api/shared/retrieval.ts';
import { test } from '#api/shared/test-database.ts';
import { getSelf } from './get-self.ts';
import { giveRole } from './give-role.ts';
import { asA, asHouse, makeUser, signInAs } from './make.ts';
import { retrieveClaims } from './retrieve-claims.ts';
import { retrieveUsers } from './retrieve-users.ts';
import { updateUserAndPerson } from './update-user-and-person.ts';

describe('users', () => {
  test('see themselves, and nobody else', async ({ ctx }) => {
    const mine = await makeUser(ctx, { username: 'ana@exemplo.ao', name: 'Ana' });
    const other = await makeUser(ctx);
    const me = await signInAs(ctx, mine);
    const expected = {
      id: mine.id,
      username: 'ana@exemplo.ao',
      person: { id: mine.person_id, name: 'Ana' },
      userRoles: [{ id: 1, name: 'student' }],
      user_picture_id: null,
      created_at: '2026-11-21T08:00:00.000Z',
    };
    expect(await retrieveUsers(me, askOf({}))).toEqual({ results: [expected], total: 1 });
    expect((await retrieveUsers(me, askOf({ filter: { id: other.id } }))).total).toBe(0);
    await expect(retrieveUsers(ctx, askOf({}))).rejects.toThrow('not_signed_in');
  });

  test('are all seen by an administrator, in one query', async ({ ctx, queries }) => {
    const found = [await makeUser(ctx, { username: 'a@x.ao' }), await makeUser(ctx, { username: 'b@x.ao' })];
    const administrator = await asA(ctx, 'administrator');
    queries.length = 0;
    const asked = askOf({ filter: { username: { like: '@x.ao' } }, sort: [{ field: 'username', order: 'desc' }] });
    const { results } = await retrieveUsers(administrator, asked);
    expect(results.map(({ id }) => id)).toEqual(found.map(({ id }) => id).toReversed());
    expect(queries).toHaveLength(1);
  });

  test('get a role from those who may give it, and its claims with it', async ({ ctx }) => {
    const user = await makeUser(ctx);
    await expect(giveRole(await asA(ctx, 'trainer'), { userId: user.id, role: 'administrator' })).rejects.toThrow(
      'not_allowed',
    );
    await giveRole(asHouse(ctx), { userId: user.id, role: 'trainer' });
    await giveRole(asHouse(ctx), { userId: user.id, role: 'trainer' });
    const { userRoles } = await getSelf(await signInAs(ctx, user));
    expect(userRoles.map(({ name }) => name)).toEqual(['student', 'trainer']);
  });
});

describe('the claims of roles', () => {
  test('are told of one’s own roles only', async ({ ctx }) => {
    const me = await asA(ctx, 'student');
    const asked = askOf({ filter: { role_ids: [1, 3] } });
    expect(await retrieveClaims(me, asked)).toEqual({ results: [{ slug: 'users.edit' }], total: 1 });
    const { results } = await retrieveClaims(await asA(ctx, 'administrator'), asked);
    expect(results.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['settings.edit', 'users.edit']));
    await expect(retrieveClaims(ctx, asked)).rejects.toThrow('not_signed_in');
  });
});

describe('changing oneself', () => {
  test('sets name, currency and locale together', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const me = await signInAs(ctx, user);
    const changed = await updateUserAndPerson(me, {
      user: { id: user.id, username: user.username, currency_id: 2, locale_id: 4 },
      person: { id: user.person_id, name: ' Ana   Paula ' },
    });
    expect(changed).toMatchObject({
      person: { name: 'Ana Paula' },
      currency: { key: 'usd' },
      locale: { key: 'en-GB' },
      currency_id: 2,
      locale_id: 4,
    });
    expect(await updateUserAndPerson(me, { user: { id: user.id, currency_id: 1 } })).toMatchObject({ locale_id: 4 });
  });

  test('is refused for somebody else, and for what is not offered', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const other = await makeUser(ctx);
    const me = await signInAs(ctx, user);
    const tried = async (change: OwnChange) => updateUserAndPerson(me, change);
    await expect(tried({ user: { id: other.id, currency_id: 1 } })).rejects.toThrow('not_found');
    await expect(tried({ person: { id: other.person_id, name: 'x' } })).rejects.toThrow('not_found');
    await expect(tried({ person: { id: user.person_id, name: ' ' } })).rejects.toThrow('name_missing');
    await expect(tried({ user: { id: user.id, username: 'new@exemplo.ao' } })).rejects.toThrow('username_fixed');
    await expect(tried({ user: { id: user.id, currency_id: 99 } })).rejects.toThrow('currency_not_available');
    await expect(tried({ user: { id: user.id, locale_id: 99 } })).rejects.toThrow('locale_not_available');
    expect(() => updateUserAndPerson(ctx, {})).toThrow('not_signed_in');
  });
});
