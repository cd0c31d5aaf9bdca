import { describe, expect, test } from 'vitest';
import { endOf, waysOf } from './challenge-rule.ts';

const none = { has_totp: false, has_passkey: false, has_recovery_codes: false };

describe('a sign-in with the right password', () => {
  test('is complete when neither the operator nor the user requires a second factor', () => {
    expect(waysOf(none, false)).toEqual([]);
  });

  test('requires an emailed code when the operator wants it', () => {
    expect(waysOf(none, true)).toEqual(['email']);
  });

  test('always requires the user’s own factors', () => {
    for (const mailsCode of [true, false]) {
      expect(waysOf({ ...none, has_totp: true, has_recovery_codes: true }, mailsCode)).toEqual([
        'totp',
        'recovery_code',
      ]);
      expect(waysOf({ ...none, has_passkey: true, has_totp: true }, mailsCode)).toEqual(['passkey', 'totp']);
    }
  });

  test('may take ten minutes', () => {
    expect(endOf(new Date('2026-11-21T08:00:00Z'))).toEqual(new Date('2026-11-21T08:10:00Z'));
  });
});
