import { describe, expect } from 'vitest';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { after, asA, asSystem, makeUser, signInAs } from '../../make.ts';
import { takeRole } from '../../take-role.ts';
import { setUpPasskey, setUpTotp } from '../make.ts';
import { retrieveFactors } from '../retrieve-factors.ts';
import { confirmFactorReset, requestFactorReset, retrieveFactorResets, withdrawFactorReset } from './decide-reset.ts';

const reason = 'Perdeu o telemóvel; confirmado por videochamada.';

async function start(ctx: Ctx) {
  const user = await makeUser(ctx, { roles: ['trainer'] });
  const own = await signInAs(ctx, user);
  await setUpTotp(own);
  await setUpPasskey(own);
  const [one, other] = [await asA(ctx, 'administrator'), await asA(ctx, 'administrator')];
  return { user, own, one, other, request: () => requestFactorReset(one, { user_id: user.id, reason }) };
}

describe('a reset of second factors', () => {
  test('needs two people, who are both recorded', async ({ ctx }) => {
    const { user, own, one, other, request } = await start(ctx);
    const { id, status } = await request();
    expect(status).toBe('requested');
    expect(await retrieveFactors(own)).toMatchObject({ recovery_codes_left: 10 });
    expect(await confirmFactorReset(other, { id })).toMatchObject({
      user_id: user.id,
      status: 'confirmed',
      requested_by: { id: signedIn(one).personId },
      confirmed_by: { id: signedIn(other).personId },
    });
    expect(await retrieveFactors(own)).toMatchObject({ totp: null, passkeys: [], recovery_codes_left: 0 });
    const moves = ctx.db
      .selectFrom('status_history')
      .select(['move', 'actor_user_id'])
      .where('subject', '=', 'factor_reset');
    expect(await moves.where('subject_id', '=', id).orderBy('id').execute()).toEqual([
      { move: 'request', actor_user_id: signedIn(one).userId },
      { move: 'confirm', actor_user_id: signedIn(other).userId },
    ]);
  });

  test('ends every session and tells the user', async ({ ctx }) => {
    const { user, other, request } = await start(ctx);
    await confirmFactorReset(other, { id: (await request()).id });
    const open = ctx.db.selectFrom('session_families').select('id').where('revoked_at', 'is', null);
    expect(await open.where('user_id', '=', user.id).execute()).toEqual([]);
    const events = await ctx.db
      .selectFrom('outbox_events')
      .select('payload')
      .where('kind', '=', 'factor_changed')
      .execute();
    expect(events.at(-1)?.payload).toEqual({ user_id: user.id, change: 'reset_by_staff' });
  });

  test('is confirmed neither by who requested it nor by whom it is about', async ({ ctx }) => {
    const { one, other, request } = await start(ctx);
    const { id } = await request();
    await expect(confirmFactorReset(one, { id })).rejects.toThrow('second_person_needed');
    await setUpTotp(other);
    const ofOther = await requestFactorReset(one, { user_id: signedIn(other).userId, reason });
    await expect(confirmFactorReset(other, { id: ofOther.id })).rejects.toThrow('own_account');
    const own = { user_id: signedIn(one).userId, reason };
    await expect(requestFactorReset(one, own)).rejects.toThrow('own_account');
  });

  test('is not for staff who may do less than the user', async ({ ctx }) => {
    const { one, request } = await start(ctx);
    await setUpTotp(one);
    const clerk = await asA(ctx, 'student');
    const actor = { ...signedIn(clerk), claims: ['users.manage'] };
    const input = { user_id: signedIn(one).userId, reason };
    await expect(requestFactorReset({ ...clerk, actor }, input)).rejects.toThrow('not_allowed');
    const { id } = await request();
    await expect(confirmFactorReset({ ...clerk, actor }, { id })).rejects.toThrow('not_allowed');
    await expect(retrieveFactorResets(clerk, queryOf({}))).rejects.toThrow('not_allowed');
  });

  test('is over after a day, when it is withdrawn, and when its first person left', async ({ ctx }) => {
    const { one, other, request } = await start(ctx);
    const first = await request();
    const later = {
      ...after(other, { minutes: 24 * 60 }),
      actor: (await asA(after(ctx, { days: 1 }), 'administrator')).actor,
    };
    await expect(confirmFactorReset(later, { id: first.id })).rejects.toThrow('request_over');
    expect((await retrieveFactorResets(later, queryOf({}))).results).toMatchObject([{ status: 'expired' }]);
    expect(await withdrawFactorReset(other, { id: first.id })).toMatchObject({
      status: 'withdrawn',
      confirmed_by: null,
    });
    await expect(confirmFactorReset(other, { id: first.id })).rejects.toThrow('request_over');
    await expect(withdrawFactorReset(other, { id: first.id })).rejects.toThrow('request_over');
    const second = await request();
    await takeRole(asSystem(ctx), { userId: signedIn(one).userId, role: 'administrator' });
    await expect(confirmFactorReset(other, { id: second.id })).rejects.toThrow('request_over');
  });

  test('is requested once at a time, freshly, of somebody with a factor', async ({ ctx }) => {
    const { one, user, request } = await start(ctx);
    await request();
    await expect(request()).rejects.toThrow('already_requested');
    const { id: without } = await makeUser(ctx);
    await expect(requestFactorReset(one, { user_id: without, reason })).rejects.toThrow('no_second_factor');
    await expect(requestFactorReset(one, { user_id: 987_654, reason })).rejects.toThrow('not_found');
    const late = requestFactorReset(after(one, { minutes: 11 }), { user_id: user.id, reason });
    await expect(late).rejects.toThrow('reauthentication_required');
    await expect(confirmFactorReset(one, { id: 987_654 })).rejects.toThrow('not_found');
  });
});
