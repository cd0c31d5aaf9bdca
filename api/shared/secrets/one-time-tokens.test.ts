import { describe, expect } from 'vitest';
import { dropTokens, issueToken, lookAtToken, spendToken } from './one-time-tokens.ts';
import { test, testNow } from '../testing/database.ts';

const issued = { purpose: 'recover_password', subjectId: 7, minutes: 30 } as const;
const later = (minutes: number) => () => new Date(testNow.getTime() + minutes * 60_000);

describe('a one-time token', () => {
  test('can be looked at many times, and used once', async ({ ctx }) => {
    const token = await issueToken(ctx, issued);
    for (let look = 0; look < 3; look += 1) {
      expect(await lookAtToken(ctx, 'recover_password', token)).toEqual({ subjectId: 7, expiresAt: later(30)() });
    }
    expect(await spendToken(ctx, 'recover_password', token)).toBe(true);
    expect(await spendToken(ctx, 'recover_password', token)).toBe(false);
    expect(await lookAtToken(ctx, 'recover_password', token)).toBeNull();
  });

  test('has 256 bits, and only its hash is stored', async ({ ctx }) => {
    const token = await issueToken(ctx, issued);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const stored = await ctx.db.selectFrom('one_time_tokens').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('is invalid for another purpose and when it has expired', async ({ ctx }) => {
    const token = await issueToken(ctx, issued);
    expect(await lookAtToken(ctx, 'confirm_email', token)).toBeNull();
    expect(await spendToken(ctx, 'confirm_email', token)).toBe(false);
    const after = { ...ctx, now: later(30) };
    expect(await lookAtToken(after, 'recover_password', token)).toBeNull();
    expect(await spendToken(after, 'recover_password', token)).toBe(false);
  });

  test('is dropped with the others of its subject', async ({ ctx }) => {
    const [mine, alsoMine] = [await issueToken(ctx, issued), await issueToken(ctx, issued)];
    const theirs = await issueToken(ctx, { ...issued, subjectId: 8 });
    await dropTokens(ctx, 'recover_password', 7);
    const look = (token: string) => lookAtToken(ctx, 'recover_password', token);
    expect([await look(mine), await look(alsoMine)]).toEqual([null, null]);
    expect(await look(theirs)).toMatchObject({ subjectId: 8 });
  });
});
