import { describe, expect } from 'vitest';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { setUpTotp } from '../factors/make.ts';
import { identify } from '../identify.ts';
import { after, asA, enter, goodPassword, makeUser, signInAs } from '../make.ts';
import { mailsTo, signUpAs, writeEmails } from '../recovery/make.ts';
import { usersWithClaim } from '../users-with-claim.ts';
import { giveUserRole, takeUserRole } from './change-user-roles.ts';
import { disableUser, enableUser } from './disable-user.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { retrieveUserRecords } from './retrieve-user-records.ts';
import { resendSignUp, retrieveSignUps } from './sign-ups.ts';
import type { UserRecordFilter } from '#contract/people/identity/staff/users.ts';

const reason = 'Saiu da equipa.';

/** Staff who may manage users and nothing else. */
async function asClerk(ctx: Ctx): Promise<Ctx> {
  const clerk = await asA(ctx, 'trainer');
  const actor = signedIn(clerk);
  return {
    ...clerk,
    actor: { ...actor, claims: ['users.edit', 'users.read', 'users.manage', 'forms.read', 'reviews.reply'] },
  };
}

async function listed(ctx: Ctx, filter: UserRecordFilter) {
  const { results } = await retrieveUserRecords(await asA(ctx, 'administrator'), queryOf({ filter }));
  return results.map(({ username }) => username);
}

describe('staff list users', () => {
  test('with roles, factors and when they were last here', async ({ ctx }) => {
    const user = await makeUser(ctx, { username: 'ana@exemplo.ao', name: 'Ana Reis', roles: ['student', 'trainer'] });
    await setUpTotp(await signInAs(ctx, user));
    const query = queryOf({ filter: { id: user.id } });
    expect(await retrieveUserRecords(await asA(ctx, 'administrator'), query)).toEqual({
      results: [
        {
          id: user.id,
          username: 'ana@exemplo.ao',
          person: { id: user.person_id, name: 'Ana Reis' },
          phone: null,
          roles: ['student', 'trainer'],
          created_at: ctx.now().toISOString(),
          disabled_at: null,
          last_used_at: ctx.now().toISOString(),
          has_second_factor: true,
        },
      ],
      total: 1,
    });
  });

  test('found by words of the name, the address and the phone number', async ({ ctx }) => {
    const { username, person_id } = await makeUser(ctx, { username: 'joao.k@x.ao', name: 'João Kiluanje' });
    await makeUser(ctx, { name: 'João Neto' });
    await ctx.db.updateTable('persons').set({ phone: '+244923456789' }).where('id', '=', person_id).execute();
    for (const search of ['joao kiluanje', 'KILUANJE', 'joao.k@', '923 456 789', 'kiluanje 923456']) {
      expect([search, await listed(ctx, { search })]).toEqual([search, [username]]);
    }
    for (const search of ['kiluanje 999', '%', 'kil_anje']) expect(await listed(ctx, { search })).toEqual([]);
  });

  test('found by role and by whether they are disabled', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const user = await makeUser(ctx, { roles: ['trainer'] });
    expect(await listed(ctx, { role: 'trainer' })).toEqual([user.username]);
    expect(await listed(ctx, { role: ['trainer', 'client'], is_disabled: true })).toEqual([]);
    await disableUser(staff, { id: user.id, reason });
    expect(await listed(ctx, { is_disabled: true })).toEqual([user.username]);
  });

  test('sorted by every column', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    for (const field of ['id', 'name', 'username', 'created_at', 'last_used_at']) {
      const query = queryOf({ sort: [{ field, order: 'desc' }] });
      expect((await retrieveUserRecords(staff, query)).total).toBe(1);
    }
  });

  test('sorted by when they were last here, of each the latest session, from page to page', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const [early, late, never] = [await makeUser(ctx), await makeUser(ctx), await makeUser(ctx)];
    for (const minutes of [0, 1, 5]) await signInAs(after(ctx, { minutes }), minutes === 1 ? early : late);
    const used = ctx.db.updateTable('session_families').set({ last_used_at: after(ctx, { minutes: 9 }).now() });
    await used.where('user_id', '=', signedIn(staff).userId).execute();
    const inOrder = async (order: 'asc' | 'desc') => {
      const ids: number[] = [];
      for (const number of [1, 2]) {
        const query = queryOf({ sort: [{ field: 'last_used_at', order }], page: { number, size: 3 } });
        ids.push(...(await retrieveUserRecords(staff, query)).results.map(({ id }) => id));
      }
      return ids;
    };
    const past = [early.id, late.id, signedIn(staff).userId];
    expect(await inOrder('asc')).toEqual([...past, never.id]);
    expect(await inOrder('desc')).toEqual([never.id, ...past.toReversed()]);
  });
});

describe('staff change roles', () => {
  test('which is recorded once, and counts at once', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const { id } = await makeUser(ctx, { roles: ['student'] });
    await giveUserRole(staff, { id, role: 'trainer' });
    expect(await giveUserRole(staff, { id, role: 'trainer' })).toMatchObject({ roles: ['student', 'trainer'] });
    expect(await takeUserRole(staff, { id, role: 'student' })).toMatchObject({ roles: ['trainer'] });
    const moves = ctx.db.selectFrom('status_history').select(['move', 'from_status', 'to_status', 'actor_user_id']);
    expect(await moves.where('subject', '=', 'user_role').where('subject_id', '=', id).orderBy('id').execute()).toEqual(
      [
        { move: 'give', from_status: 'none', to_status: 'trainer', actor_user_id: signedIn(staff).userId },
        { move: 'take', from_status: 'student', to_status: 'none', actor_user_id: signedIn(staff).userId },
      ],
    );
  });

  test('of others than the last administrator', async ({ ctx }) => {
    const last = await asA(ctx, 'administrator');
    const { userId } = signedIn(last);
    const change = { id: userId, role: 'administrator' } as const;
    await expect(takeUserRole(last, change)).rejects.toThrow('last_administrator');
    const other = await makeUser(ctx, { roles: ['administrator'] });
    await disableUser(last, { id: other.id, reason });
    await expect(takeUserRole(last, change)).rejects.toThrow('last_administrator');
    await enableUser(last, { id: other.id });
    expect(await takeUserRole(last, change)).toMatchObject({ roles: [] });
  });

  test('with the claim and a fresh sign-in, of users there are', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const change = { id: 987_654, role: 'trainer' } as const;
    await expect(giveUserRole(staff, change)).rejects.toThrow('not_found');
    await expect(giveUserRole(after(staff, { minutes: 11 }), change)).rejects.toThrow('reauthentication_required');
    await expect(giveUserRole(await asClerk(ctx), change)).rejects.toThrow('not_allowed');
    await expect(takeUserRole(ctx, change)).rejects.toThrow('not_signed_in');
  });
});

describe('a disabled user', () => {
  test('has no session, cannot sign in, and is told', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const { id, username } = await makeUser(ctx, { password: goodPassword });
    const { token } = await enter(ctx, { username, password: goodPassword });
    expect(await disableUser(staff, { id, reason })).toMatchObject({ disabled_at: ctx.now().toISOString() });
    await disableUser(staff, { id, reason });
    await expect(identify(ctx, token)).rejects.toThrow('token_expired');
    await expect(enter(ctx, { username, password: goodPassword })).rejects.toThrow('account_disabled');
    await expect(enter(ctx, { username, password: 'another sentence' })).rejects.toThrow('wrong_credentials');
    expect(await mailsTo(ctx, username)).toMatchObject([{ subject: 'A sua conta na Mestria está desativada' }]);
    await enableUser(staff, { id });
    expect(await enter(ctx, { username, password: goodPassword })).toMatchObject({ user: { id } });
    const moves = ctx.db.selectFrom('status_history').select(['move', 'reason']).where('subject', '=', 'account');
    expect(await moves.where('subject_id', '=', id).orderBy('id').execute()).toEqual([
      { move: 'disable', reason },
      { move: 'enable', reason: null },
    ]);
  });

  test('gets no messages of staff', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const { id } = await makeUser(ctx, { roles: ['administrator'] });
    expect(await usersWithClaim(ctx, 'roles.edit')).toContain(id);
    await disableUser(staff, { id, reason });
    expect(await usersWithClaim(ctx, 'roles.edit')).not.toContain(id);
  });

  test('is neither oneself, nor somebody who may do more', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const clerk = await asClerk(ctx);
    const { id } = await makeUser(ctx);
    await expect(disableUser(staff, { id: signedIn(staff).userId, reason })).rejects.toThrow('own_account');
    await expect(disableUser(clerk, { id: signedIn(staff).userId, reason })).rejects.toThrow('not_allowed');
    await expect(endUserSessions(clerk, { id: signedIn(staff).userId })).rejects.toThrow('not_allowed');
    await expect(disableUser(after(staff, { minutes: 11 }), { id, reason })).rejects.toThrow(
      'reauthentication_required',
    );
    await expect(disableUser(staff, { id: 987_654, reason })).rejects.toThrow('not_found');
    expect(await disableUser(clerk, { id, reason })).toMatchObject({ id });
  });
});

test('staff end every session of a user, who can sign in again', async ({ ctx }) => {
  const staff = await asA(ctx, 'administrator');
  const { id, username } = await makeUser(ctx, { password: goodPassword });
  const { token } = await enter(ctx, { username, password: goodPassword });
  await enter(ctx, { username, password: goodPassword });
  expect(await endUserSessions(staff, { id })).toEqual({ ended: 2 });
  await expect(identify(ctx, token)).rejects.toThrow('token_expired');
  expect(await enter(ctx, { username, password: goodPassword })).toMatchObject({ user: { id } });
  await expect(endUserSessions(staff, { id: 987_654 })).rejects.toThrow('not_found');
});

describe('staff help sign-ups along', () => {
  test('by sending the confirmation again, in its language', async ({ ctx }) => {
    const english = { ...ctx, locale: 'en-GB' } as const;
    await signUpAs(english, 'joao@exemplo.ao');
    const staff = await asA(ctx, 'administrator');
    const [signUp] = (await retrieveSignUps(staff, queryOf({ filter: { search: 'lukamba joao@' } }))).results;
    expect(signUp).toMatchObject({
      username: 'joao@exemplo.ao',
      name: 'João Lukamba',
      role: 'student',
      locale: 'en-GB',
    });
    const later = after(staff, { minutes: 600 });
    const sent = await resendSignUp(later, { id: signUp?.id ?? 0 });
    expect(sent.expires_at).toBe(after(later, { days: 1 }).now().toISOString());
    await writeEmails(later);
    const mails = await mailsTo(ctx, 'joao@exemplo.ao');
    expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your address', 'Confirm your address']);
  });

  test('with the claim, while they wait', async ({ ctx }) => {
    await signUpAs(ctx, 'joao@exemplo.ao');
    const staff = await asA(ctx, 'administrator');
    const [signUp] = (await retrieveSignUps(staff, queryOf({}))).results;
    const id = signUp?.id ?? 0;
    await expect(resendSignUp(await asA(ctx, 'trainer'), { id })).rejects.toThrow('not_allowed');
    await expect(resendSignUp(after(staff, { days: 2 }), { id })).rejects.toThrow('not_found');
  });
});
