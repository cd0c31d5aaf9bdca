import { describe, expect } from 'vitest';
import { claims } from '#contract/people/identity/claims.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { after, asA, makeUser } from '../make.ts';
import { claimsOfRolesOf } from '../staff/store.ts';
import { retrieveRoles, updateRole } from './update-role.ts';

const rolesNow = async (ctx: Ctx) => (await retrieveRoles(ctx, queryOf({}))).results;
const trainer = 4;

describe('roles', () => {
  test('are listed with their claims, which are all declared', async ({ ctx }) => {
    const roles = await rolesNow(await asA(ctx, 'administrator'));
    expect(roles.map(({ name }) => name)).toEqual(['student', 'client', 'administrator', 'trainer']);
    const administrators = roles.find(({ name }) => name === 'administrator');
    expect(administrators).toMatchObject({ claims: [...claims], users: 1, version: 1, updated_by: null });
  });

  test('change what their users may do', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const { id } = await makeUser(ctx, { roles: ['trainer'] });
    const changed = await updateRole(staff, { id: trainer, claims: ['users.edit', 'news.edit'], version: 1 });
    expect(changed).toMatchObject({ claims: ['news.edit', 'users.edit'], version: 2, users: 1 });
    expect(changed.updated_by?.id).toBe(signedIn(staff).userId);
    expect((await claimsOfRolesOf(ctx, id)).toSorted()).toEqual(['news.edit', 'users.edit']);
    const moves = ctx.db
      .selectFrom('status_history')
      .select(['from_status', 'to_status'])
      .where('subject', '=', 'role');
    expect(await moves.execute()).toEqual([
      { from_status: 'forms.read reviews.reply users.edit', to_status: 'news.edit users.edit' },
    ]);
  });

  test('keep what the last administrator needs, and give nothing to those who sign up', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const without = claims.filter((claim) => claim !== 'roles.edit');
    await expect(updateRole(staff, { id: 3, claims: without })).rejects.toThrow('claims_of_administrators');
    await expect(updateRole(staff, { id: 1, claims: [...claims] })).rejects.toThrow('claims_of_everyone');
  });

  test('are changed by those who may, freshly and from the current version', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const change = { id: trainer, claims: ['users.edit' as const] };
    await expect(updateRole(await asA(ctx, 'trainer'), change)).rejects.toThrow('not_allowed');
    await expect(rolesNow(await asA(ctx, 'trainer'))).rejects.toThrow('not_allowed');
    await expect(updateRole(after(staff, { minutes: 11 }), change)).rejects.toThrow('reauthentication_required');
    await expect(updateRole(staff, { ...change, id: 987_654 })).rejects.toThrow('not_found');
    await updateRole(staff, change);
    await expect(updateRole(staff, { ...change, version: 1 })).rejects.toThrow('changed_meanwhile');
  });
});
