import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { describe, expect } from 'vitest';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { purgeEndedSessions } from './purge-ended-sessions.ts';
import { identify } from './identify.ts';
import { after, enter, goodPassword, makeUser } from './make.ts';
import { refreshSession } from './refresh-session.ts';
import { signOut } from './sign-out.ts';
import type { Ctx } from '#api/shared/context.ts';

async function start(ctx: Ctx) {
  const { username } = await makeUser(ctx, { password: goodPassword });
  return enter(ctx, { username, password: goodPassword });
}

describe('a session', () => {
  test('continues with a new pair of tokens each time', async ({ ctx }) => {
    const first = await start(ctx);
    const second = await refreshSession(ctx, first);
    const third = await refreshSession(after(ctx, { minutes: 20 }), second);
    expect(new Set([first, second, third].map(({ refreshToken }) => refreshToken)).size).toBe(3);
    expect(second.user).toMatchObject({ id: first.user.id, refreshToken: second.refreshToken, token: second.token });
    expect(await identify(after(ctx, { minutes: 20 }), third.token)).toMatchObject({ userId: first.user.id });
  });

  test('gives two tabs the same successor within ten seconds', async ({ ctx }) => {
    const first = await start(ctx);
    const one = await refreshSession(ctx, first);
    const other = await refreshSession(after(ctx, { seconds: 10 }), first);
    expect(other.refreshToken).toBe(one.refreshToken);
  });

  test('ends when a spent token is used again later, and notifies its user', async ({ ctx }) => {
    const first = await start(ctx);
    const second = await refreshSession(ctx, first);
    const later = after(ctx, { seconds: 11 });
    await expect(refreshSession(later, first)).rejects.toMatchObject({ code: 'token_reused', status: 401 });
    await expect(refreshSession(later, second)).rejects.toThrow('token_expired');
    await expect(identify(later, second.token)).rejects.toThrow('token_expired');
    const mails = ctx.db.selectFrom('mails').select('subject').where('recipient', '=', first.user.username);
    expect(await mails.execute()).toEqual([{ subject: 'Terminámos uma sessão da sua conta' }]);
  });

  test('ends after 30 days without use and after 90 days in any case', async ({ ctx }) => {
    let session = await start(ctx);
    await expect(refreshSession(after(ctx, { days: 30 }), session)).rejects.toThrow('token_expired');
    for (const days of [29, 58, 87]) session = await refreshSession(after(ctx, { days }), session);
    await expect(refreshSession(after(ctx, { days: 90 }), session)).rejects.toThrow('token_expired');
  });

  test('ends by signing out, which is idempotent and affects no other session', async ({ ctx }) => {
    const mine = await start(ctx);
    const other = await start(ctx);
    await signOut(ctx, { refreshToken: 'never given' });
    await signOut(ctx, mine);
    await signOut(ctx, mine);
    await expect(refreshSession(ctx, mine)).rejects.toThrow('token_expired');
    await expect(identify(ctx, mine.token)).rejects.toThrow('token_expired');
    expect(await identify(ctx, other.token)).toMatchObject({ kind: 'user' });
  });

  test('stores nothing that could be used as a token', async ({ ctx }) => {
    const first = await start(ctx);
    const { refreshToken } = await refreshSession(ctx, first);
    const stored = JSON.stringify(await ctx.db.selectFrom('refresh_tokens').selectAll().execute());
    expect(stored).not.toContain(first.refreshToken);
    expect(stored).not.toContain(refreshToken);
  });

  test('is deleted a month after its end', async ({ ctx }) => {
    const ended = await start(ctx);
    const running = await start(ctx);
    await signOut(ctx, ended);
    await purgeEndedSessions(after(ctx, { days: 31 }));
    const remaining = ctx.db
      .selectFrom('session_families')
      .select('user_id')
      .where('user_id', 'in', [ended.user.id, running.user.id]);
    expect(await remaining.execute()).toEqual([{ user_id: running.user.id }]);
  });
});

describe('two tabs at once', () => {
  test('get the same successor in a race', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const username = `${randomUUID()}@mestria.test`;
    await makeUser(ctx, { username, password: goodPassword });
    const first = await enter(ctx, { username, password: goodPassword });
    const tabs = await Promise.all(Array.from({ length: 6 }, () => refreshSession(ctx, first)));
    expect(new Set(tabs.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    const alive = await ctx.db
      .selectFrom('refresh_tokens')
      .innerJoin('session_families', 'session_families.id', 'family_id')
      .select('refresh_tokens.id')
      .where('user_id', '=', first.user.id)
      .where('spent_at', 'is', null)
      .execute();
    expect(alive).toHaveLength(1);
  });
});
