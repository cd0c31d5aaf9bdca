import { describe, expect } from 'vitest';
import { test } from '#api/shared/testing/database.ts';
import { asSystem, withClaims } from '#api/shared/testing/actors.ts';
import { giveRole } from './give-role.ts';
import { lockCartText, readCartText, writeCartText } from './cart-store.ts';
import { makePerson, makeUser } from './make.ts';
import { readPerson, readUser, readUsers, userOfAddress, userOfPerson } from './read-user.ts';
import { takeRole } from './take-role.ts';

describe('users and persons', () => {
  test('are read one by one, or many in one query', async ({ ctx, queries }) => {
    const ana = await makeUser(ctx, { name: 'Ana', username: 'ana@exemplo.ao' });
    const rui = await makeUser(ctx, { name: 'Rui', roles: ['client'] });
    expect(await readUser(ctx, ana.id)).toEqual({
      id: ana.id,
      username: 'ana@exemplo.ao',
      person_id: ana.person_id,
      name: 'Ana',
      roles: ['student'],
      currency_id: null,
      locale: 'pt-PT',
    });
    queries.length = 0;
    expect(await readUsers(ctx, [ana.id, rui.id])).toHaveLength(2);
    expect(queries).toHaveLength(1);
    expect(await userOfPerson(ctx, rui.person_id)).toMatchObject({ id: rui.id, roles: ['client'] });
  });

  test('may lack an account or not exist', async ({ ctx }) => {
    const { id } = await makePerson(ctx, { name: 'Ana' });
    expect(await readPerson(ctx, id)).toMatchObject({ name: 'Ana', document_number: null });
    expect(await userOfPerson(ctx, id)).toBeNull();
    await expect(readUser(ctx, 0)).rejects.toThrow('not_found');
    await expect(readPerson(ctx, 0)).rejects.toThrow('not_found');
    expect(await readUsers(ctx, [])).toEqual([]);
  });
});

describe('the roles of a user', () => {
  test('are given and taken only by an authorised caller', async ({ ctx }) => {
    const { id: userId } = await makeUser(ctx, { username: 'Rui@exemplo.ao', roles: ['client'] });
    await giveRole(asSystem(ctx), { userId, role: 'trainer' });
    await takeRole(withClaims(ctx, 'roles.edit'), { userId, role: 'client' });
    await takeRole(asSystem(ctx), { userId, role: 'client' });
    expect(await userOfAddress(ctx, 'rui@exemplo.ao')).toMatchObject({ id: userId, roles: ['trainer'] });
    await expect(takeRole(withClaims(ctx), { userId, role: 'trainer' })).rejects.toThrow('not_allowed');
    expect(await userOfAddress(ctx, 'ninguem@exemplo.ao')).toBeNull();
  });
});

describe('the cart text of a user', () => {
  test('has a version that grows with every change', async ({ ctx }) => {
    const { id } = await makeUser(ctx);
    const before = await readCartText(ctx, id);
    expect(await writeCartText(ctx, id, '[{"id":1}]')).toBe(before.version + 1);
    expect(await lockCartText(ctx, id)).toEqual({ text: '[{"id":1}]', version: before.version + 1 });
    await expect(readCartText(ctx, 0)).rejects.toThrow('not_found');
    await expect(writeCartText(ctx, 0, '')).rejects.toThrow('not_found');
  });
});
