import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { after, asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { closeAccount, withdrawClosing, retrieveClosing } from './closing.ts';

async function mailsAbout(ctx: Ctx, words: string): Promise<number> {
  const rows = await ctx.db.selectFrom('mails').select('subject').where('subject', 'like', `%${words}%`).execute();
  return rows.length;
}

describe('an account', () => {
  test('closes after thirty days, which an email says', async ({ ctx }) => {
    const user = await asA(ctx, 'student');
    expect(await retrieveClosing(user)).toMatchObject({ requested_at: null, closes_at: null, grace_days: 30 });
    expect(await closeAccount(user)).toMatchObject({ closes_at: '2026-12-21T08:00:00.000Z' });
    expect(await mailsAbout(ctx, '21 de dezembro de 2026')).toBe(1);
  });

  test('that is closed twice closes once, on the first date', async ({ ctx }) => {
    const user = await asA(ctx, 'student');
    const first = await closeAccount(user);
    expect(await closeAccount(after(user, { minutes: 5 }))).toEqual(first);
    expect(await mailsAbout(ctx, 'fecha em')).toBe(1);
  });

  test('can be kept by its user, any number of times', async ({ ctx }) => {
    const user = await asA(ctx, 'student');
    await closeAccount(user);
    expect(await withdrawClosing(after(user, { days: 29 }))).toMatchObject({ requested_at: null, closes_at: null });
    expect(await withdrawClosing(user)).toMatchObject({ closes_at: null });
    expect(await mailsAbout(ctx, 'fica aberta')).toBe(1);
    expect(await closeAccount(user)).toMatchObject({ closes_at: '2026-12-21T08:00:00.000Z' });
  });

  test('needs a fresh sign-in to be closed', async ({ ctx }) => {
    const user = await asA(ctx, 'student');
    await expect(closeAccount(after(user, { minutes: 11 }))).rejects.toThrow('reauthentication_required');
    await expect(closeAccount(ctx)).rejects.toThrow('not_signed_in');
    expect(() => withdrawClosing(ctx)).toThrow('not_signed_in');
    expect(await retrieveClosing(user)).toMatchObject({ closes_at: null });
  });

  test('of someone else is not affected', async ({ ctx }) => {
    const user = await asA(ctx, 'student');
    await closeAccount(user);
    await withdrawClosing(await asA(ctx, 'administrator'));
    expect(await retrieveClosing(user)).toMatchObject({ closes_at: '2026-12-21T08:00:00.000Z' });
  });
});

describe('the last administrator', () => {
  test('cannot leave, also when all others are about to leave', async ({ ctx }) => {
    const last = await asA(ctx, 'administrator');
    expect(await retrieveClosing(last)).toMatchObject({ is_last_administrator: true });
    await expect(closeAccount(last)).rejects.toThrow('last_administrator');
    const second = await signInAs(ctx, await makeUser(ctx, { roles: ['administrator'] }));
    await closeAccount(second);
    await expect(closeAccount(last)).rejects.toThrow('last_administrator');
    await withdrawClosing(second);
    expect(await closeAccount(last)).toMatchObject({ closes_at: '2026-12-21T08:00:00.000Z' });
    await expect(closeAccount(second)).rejects.toThrow('last_administrator');
  });
});
