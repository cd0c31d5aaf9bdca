import { describe, expect } from 'vitest';
import { queryOf } from '#api/shared/database/retrieval.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { identify } from './identify.ts';
import { after, enter, goodPassword, makeUser } from './make.ts';
import { refreshSession } from './refresh-session.ts';
import { retrieveSessions } from './retrieve-sessions.ts';
import { revokeSessions } from './revoke-sessions.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0';
const phone = 'Mozilla/5.0 (Linux; Android 14; SM-A145R) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36';

async function start(ctx: Ctx) {
  const { username } = await makeUser(ctx, { password: goodPassword });
  const enterWith = async (agent: string, minutes = 0, address = '105.168.4.7') => {
    const there = after({ ...ctx, client: { address, agent } }, { minutes });
    const session = await enter(there, { username, password: goodPassword });
    return { session, me: { ...there, actor: await identify(there, session.token) } };
  };
  return { username, enterWith };
}

const everything = queryOf({});

describe('the sessions of a user', () => {
  test('are listed by device, the last used first, in one query', async ({ ctx, queries }) => {
    const { enterWith } = await start(ctx);
    await start(ctx).then((other) => other.enterWith(firefox));
    await enterWith(firefox);
    const { me } = await enterWith(phone, 5);
    queries.length = 0;
    const { results, total } = await retrieveSessions(me, everything);
    expect(queries).toHaveLength(1);
    expect(total).toBe(2);
    expect(results).toMatchObject([
      { device: 'phone', browser: 'Chrome', system: 'Android', is_current: true },
      { device: 'computer', browser: 'Firefox', system: 'Windows', is_current: false },
    ]);
    await expect(retrieveSessions(ctx, everything)).rejects.toThrow('not_signed_in');
  });

  test('leave the list when they end', async ({ ctx }) => {
    const { enterWith } = await start(ctx);
    await enterWith(firefox);
    const { me } = await enterWith(phone, 60 * 24 * 30);
    expect((await retrieveSessions(me, everything)).total).toBe(1);
  });

  test('are ended one by one, at the next request of the device', async ({ ctx }) => {
    const { enterWith } = await start(ctx);
    const lost = await enterWith(phone);
    const { me } = await enterWith(firefox, 5);
    const { results } = await retrieveSessions(me, everything);
    const id = results.find(({ is_current }) => !is_current)?.id ?? 0;
    expect(await revokeSessions(me, { id })).toEqual({ ended: 1 });
    await expect(refreshSession(ctx, lost.session)).rejects.toThrow('token_expired');
    await expect(identify(ctx, lost.session.token)).rejects.toThrow('token_expired');
    await expect(revokeSessions(me, { id })).rejects.toThrow('not_found');
    expect((await retrieveSessions(me, everything)).total).toBe(1);
  });

  test('are ended all at once except the current one', async ({ ctx }) => {
    const { enterWith } = await start(ctx);
    await enterWith(phone);
    await enterWith(phone);
    const { me, session } = await enterWith(firefox);
    expect(await revokeSessions(me, { others: true })).toEqual({ ended: 2 });
    expect(await revokeSessions(me, { others: true })).toEqual({ ended: 0 });
    expect(await refreshSession(me, session)).toBeDefined();
  });

  test('cannot be ended by another user', async ({ ctx }) => {
    const mine = await (await start(ctx)).enterWith(firefox);
    const other = await (await start(ctx)).enterWith(phone);
    const [theirs] = (await retrieveSessions(other.me, everything)).results;
    await expect(revokeSessions(mine.me, { id: theirs?.id ?? 0 })).rejects.toThrow('not_found');
    await revokeSessions(mine.me, { others: true });
    expect(await refreshSession(ctx, other.session)).toBeDefined();
    await expect(revokeSessions(ctx, { others: true })).rejects.toThrow('not_signed_in');
  });
});

describe('a sign-in from an unknown device', () => {
  test('is notified, except for the first one and for the same browser nearby', async ({ ctx }) => {
    const { enterWith } = await start(ctx);
    const warnings = async () => {
      const events = ctx.db.selectFrom('outbox_events').select('id').where('kind', '=', 'new_device_signed_in');
      return (await events.execute()).length;
    };
    await enterWith(firefox);
    await enterWith(firefox.replaceAll('146', '147'), 1, '105.168.99.1');
    expect(await warnings()).toBe(0);
    await enterWith(phone);
    expect(await warnings()).toBe(1);
    await enterWith(firefox, 2, '41.63.0.1');
    expect(await warnings()).toBe(2);
    await enterWith(firefox, 3, '41.63.7.7');
    expect(await warnings()).toBe(2);
  });
});

describe('a spent token that is used again', () => {
  test('ends its session and emits an event', async ({ ctx }) => {
    const { session } = await (await start(ctx)).enterWith(firefox);
    await refreshSession(ctx, session);
    await expect(refreshSession(after(ctx, { seconds: 11 }), session)).rejects.toThrow('token_reused');
    const events = ctx.db.selectFrom('outbox_events').select('payload').where('kind', '=', 'session_reused');
    expect(await events.execute()).toEqual([{ payload: { user_id: session.user.id, session_id: expect.any(Number) } }]);
  });
});
