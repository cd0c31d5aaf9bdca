import { describe, expect, test } from 'vitest';
import { isFresh, timesOf } from './access-token.ts';

const now = Date.parse('2026-11-21T08:00:00Z');

function tokenFor(claims: object): string {
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.seal`;
}

const token = tokenFor({ sub: 'çã?>', iat: now / 1_000, exp: now / 1_000 + 600 });

describe('an access token', () => {
  test('states when it was issued and when it expires', () => {
    expect(timesOf(token)).toEqual({ madeAt: now, endsAt: now + 600_000 });
    expect([timesOf(''), timesOf('a.b.c'), timesOf(tokenFor({ exp: 'never' }))]).toEqual([null, null, null]);
  });

  test('is fresh while it is valid for one more request', () => {
    expect(isFresh(token, { now: now + 579_000, aheadMs: 0 })).toBe(true);
    expect(isFresh(token, { now: now + 581_000, aheadMs: 0 })).toBe(false);
    expect(isFresh('nonsense', { now, aheadMs: 0 })).toBe(false);
  });

  test('is measured by the server’s clock when the phone’s clock is wrong', () => {
    const aheadMs = 7 * 3_600_000;
    expect(isFresh(token, { now: now + aheadMs, aheadMs })).toBe(true);
    expect(isFresh(token, { now: now - 86_400_000 + 590_000, aheadMs: -86_400_000 })).toBe(false);
  });
});
