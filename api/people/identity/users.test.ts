import { describe, expect } from 'vitest';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { getSelf } from './get-self.ts';
import { giveRole } from './give-role.ts';
import { asA, asSystem, makeUser, signInAs } from './make.ts';
import { retrieveClaims } from './retrieve-claims.ts';
import { retrieveUsers } from './retrieve-users.ts';

describe('users', () => {
  test('see only themselves', async ({ ctx }) => {
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
    expect(await retrieveUsers(me, queryOf({}))).toEqual({ results: [expected], total: 1 });
    expect((await retrieveUsers(me, queryOf({ filter: { id: other.id } }))).total).toBe(0);
    await expect(retrieveUsers(ctx, queryOf({}))).rejects.toThrow('not_signed_in');
  });

  test('are all visible to an administrator, in one query', async ({ ctx, queries }) => {
    const match = [await makeUser(ctx, { username: 'a@x.ao' }), await makeUser(ctx, { username: 'b@x.ao' })];
    const administrator = await asA(ctx, 'administrator');
    queries.length = 0;
    const query = queryOf({
      filter: { username: { like: '@x.ao' } },
      sort: [{ field: 'username', order: 'desc' }],
    });
    const { results } = await retrieveUsers(administrator, query);
    expect(results.map(({ id }) => id)).toEqual(match.map(({ id }) => id).toReversed());
    expect(queries).toHaveLength(1);
  });

  test('get a role and its claims only from an authorised caller', async ({ ctx }) => {
    const user = await makeUser(ctx);
    await expect(giveRole(await asA(ctx, 'trainer'), { userId: user.id, role: 'administrator' })).rejects.toThrow(
      'not_allowed',
    );
    await giveRole(asSystem(ctx), { userId: user.id, role: 'trainer' });
    await giveRole(asSystem(ctx), { userId: user.id, role: 'trainer' });
    const { userRoles } = await getSelf(await signInAs(ctx, user));
    expect(userRoles.map(({ name }) => name)).toEqual(['student', 'trainer']);
  });
});

describe('the claims of roles', () => {
  test('are listed only for the caller’s own roles', async ({ ctx }) => {
    const me = await asA(ctx, 'student');
    const query = queryOf({ filter: { role_ids: [1, 3] }, page: { number: 1, size: 100 } });
    expect(await retrieveClaims(me, query)).toEqual({ results: [{ slug: 'users.edit' }], total: 1 });
    const { results } = await retrieveClaims(await asA(ctx, 'administrator'), query);
    expect(results.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['settings.edit', 'users.edit']));
    await expect(retrieveClaims(ctx, query)).rejects.toThrow('not_signed_in');
  });
});
