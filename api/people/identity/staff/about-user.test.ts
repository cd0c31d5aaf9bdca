import { describe, expect } from 'vitest';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { after, asA, enter, goodPassword, makeUser } from '../make.ts';
import { retrieveAccountMoves, retrieveUserSessions } from './about-user.ts';
import { giveUserRole } from './change-user-roles.ts';
import { disableUser } from './disable-user.ts';
import { endUserSessions } from './end-user-sessions.ts';

const of = (user_id: number) => queryOf({ filter: { user_id } });

describe('staff read of a user', () => {
  test('the sessions that are open', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const { id, username } = await makeUser(ctx, { password: goodPassword });
    await enter(ctx, { username, password: goodPassword });
    expect(await retrieveUserSessions(staff, of(id))).toMatchObject({
      results: [{ device: expect.any(String), last_used_at: ctx.now().toISOString() }],
      total: 1,
    });
    await endUserSessions(staff, { id });
    expect(await retrieveUserSessions(staff, of(id))).toEqual({ results: [], total: 0 });
  });

  test('what was done with the account, by whom and why', async ({ ctx, queries }) => {
    const staff = await asA(ctx, 'administrator');
    const { id } = await makeUser(ctx);
    await giveUserRole(staff, { id, role: 'trainer' });
    const later: Ctx = after(staff, { minutes: 1 });
    await disableUser(later, { id, reason: 'Saiu.' });
    const by = { id: signedIn(staff).personId };
    queries.length = 0;
    expect(await retrieveAccountMoves(staff, of(id))).toMatchObject({
      results: [
        { move: 'disable', role: null, reason: 'Saiu.', by, moved_at: later.now().toISOString() },
        { move: 'give', role: 'trainer', reason: null, by },
      ],
      total: 2,
    });
    expect(queries.length).toBeLessThanOrEqual(3);
  });

  test('nothing without the claim, or of nobody', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    for (const read of [retrieveUserSessions, retrieveAccountMoves]) {
      const { id } = await makeUser(ctx);
      await expect(read(await asA(ctx, 'trainer'), of(id))).rejects.toThrow('not_allowed');
      await expect(read(ctx, of(id))).rejects.toThrow('not_signed_in');
      await expect(read(staff, of(987_654))).rejects.toThrow('not_found');
      await expect(read(staff, queryOf({}))).rejects.toThrow('invalid_input');
    }
  });
});
