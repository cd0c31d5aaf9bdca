import { describe, expect, test } from 'vitest';
import { giftExpiry, giftLifeCycle, giftStatusAt } from './gift-status.ts';

describe('a gift', () => {
  test('says to its giver why it cannot be changed', () => {
    expect(() => giftLifeCycle.next('accepted', 'change')).toThrow('gift_accepted');
    expect(() => giftLifeCycle.next('declined', 'resend')).toThrow('gift_declined');
    expect(() => giftLifeCycle.next('canceled', 'resend')).toThrow('gift_over');
    expect(() => giftLifeCycle.next('unpaid', 'resend')).toThrow('gift_unpaid');
  });

  test('expires at its moment, with or without the job', () => {
    const expires_at = new Date('2026-12-01T00:00:00Z');
    expect(giftStatusAt({ status: 'sent', expires_at }, new Date('2026-11-30T23:59:59Z'))).toBe('sent');
    expect(giftStatusAt({ status: 'sent', expires_at }, expires_at)).toBe('expired');
    expect(giftStatusAt({ status: 'accepted', expires_at }, expires_at)).toBe('accepted');
  });

  test('can be accepted until the registrations end, or for six months', () => {
    const sentAt = new Date('2026-11-21T08:00:00Z');
    const [deadline, start] = [new Date('2026-12-01T17:00:00Z'), new Date('2026-12-08T08:00:00Z')];
    const undated = { registration_deadline: null, start_at: null, end_at: null };
    expect(giftExpiry(sentAt, { ...undated, registration_deadline: deadline, start_at: start })).toEqual(deadline);
    expect(giftExpiry(sentAt, { ...undated, start_at: start })).toEqual(start);
    expect(giftExpiry(sentAt, undated)).toEqual(new Date('2027-05-21T08:00:00Z'));
  });
});
