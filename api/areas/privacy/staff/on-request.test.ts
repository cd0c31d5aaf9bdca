import { describe, expect } from 'vitest';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { after, asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { makeOrganization } from '#api/people/organizations/make.ts';
import { retrieveClosing, withdrawClosing } from '../closing.ts';
import { closeUser, keepUser, retrieveUserClosing } from './close-user.ts';
import { requestUserExport, retrieveUserExports } from './export-of-user.ts';

const reason = 'Pediu por carta.';
const closesAt = '2026-12-21T08:00:00.000Z';

async function historyOf(ctx: Ctx, userId: number) {
  return ctx.db
    .selectFrom('status_history')
    .select(['move', 'reason'])
    .where('subject', '=', 'account')
    .where('subject_id', '=', userId)
    .orderBy('id')
    .execute();
}

describe('the account of a user', () => {
  test('closes on request, and is kept by staff or by the user', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const user = await makeUser(ctx);
    const own = await signInAs(ctx, user);
    const { id } = user;
    expect(await closeUser(staff, { id, reason })).toMatchObject({ closes_at: closesAt });
    expect(await closeUser(after(staff, { minutes: 5 }), { id, reason })).toMatchObject({ closes_at: closesAt });
    expect(await retrieveClosing(own)).toMatchObject({ closes_at: closesAt });
    expect(await keepUser(staff, { id })).toMatchObject({ closes_at: null });
    await closeUser(staff, { id, reason });
    expect(await withdrawClosing(own)).toMatchObject({ closes_at: null });
    const { results } = await retrieveUserClosing(staff, queryOf({ filter: { user_id: id } }));
    expect(results).toMatchObject([{ closes_at: null, grace_days: 30 }]);
    expect(await historyOf(ctx, id)).toEqual([
      { move: 'close', reason },
      { move: 'keep', reason: null },
      { move: 'close', reason },
      { move: 'keep', reason: null },
    ]);
  });

  test('is not closed where it could not be by its user, nor by somebody without a fresh sign-in', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const owner = await asA(ctx, 'client');
    await makeOrganization(owner);
    const { userId: id } = signedIn(owner);
    await expect(closeUser(staff, { id, reason })).rejects.toThrow('owned_organization');
    await expect(closeUser(after(staff, { minutes: 11 }), { id, reason })).rejects.toThrow('reauthentication_required');
    await expect(closeUser(staff, { id: signedIn(staff).userId, reason })).rejects.toThrow('own_account');
    await expect(closeUser(staff, { id: 987_654, reason })).rejects.toThrow('not_found');
    await expect(closeUser(owner, { id, reason })).rejects.toThrow('not_allowed');
    expect(() => keepUser(ctx, { id })).toThrow('not_signed_in');
    expect(await historyOf(ctx, id)).toEqual([]);
  });
});

describe('the data of a user', () => {
  test('are exported on request, once at a time, for the user alone', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const { id } = await makeUser(ctx);
    const first = await requestUserExport(staff, { id, reason });
    expect(await requestUserExport(staff, { id, reason })).toEqual(first);
    const { results, total } = await retrieveUserExports(staff, queryOf({ filter: { user_id: id } }));
    expect([results, total]).toEqual([[first], 1]);
    expect(await historyOf(ctx, id)).toEqual([{ move: 'export', reason }]);
  });

  test('are not exported for somebody who cannot sign in', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const { id } = await makeUser(ctx);
    await ctx.db.updateTable('users').set({ disabled_at: ctx.now() }).where('id', '=', id).execute();
    await expect(requestUserExport(staff, { id, reason })).rejects.toThrow('nobody_opens_export');
  });
});

test('staff do so for nobody who may do more than they', async ({ ctx }) => {
  const clerk = await signInAs(ctx, await makeUser(ctx, { roles: ['trainer'] }));
  const actor = { ...signedIn(clerk), claims: ['users.edit', 'users.read', 'users.manage'] };
  const { userId: id } = signedIn(await asA(ctx, 'administrator'));
  await expect(closeUser({ ...clerk, actor }, { id, reason })).rejects.toThrow('not_allowed');
  await expect(keepUser({ ...clerk, actor }, { id })).rejects.toThrow('not_allowed');
  await expect(requestUserExport({ ...clerk, actor }, { id, reason })).rejects.toThrow('not_allowed');
  expect(await historyOf(ctx, id)).toEqual([]);
});
