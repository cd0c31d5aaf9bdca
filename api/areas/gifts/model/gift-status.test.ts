import { describe, expect, test } from 'vitest';
import { giftStatuses, type GiftStatus } from '#contract/areas/gifts/calls.ts';
import { giftExpiry, giftMoves, giftStatusAt, nextGiftStatus, type GiftMove } from './gift-status.ts';

function allowed(from: GiftStatus): GiftMove[] {
  return giftMoves.filter((move) => {
    try {
      return Boolean(nextGiftStatus(from, move));
    } catch {
      return false;
    }
  });
}

describe('a gift', () => {
  test('has these moves and no others', () => {
    expect(Object.fromEntries(giftStatuses.map((from) => [from, allowed(from)]))).toEqual({
      unpaid: ['open', 'change', 'cancel'],
      scheduled: ['send', 'change', 'resend', 'cancel'],
      sent: ['change', 'resend', 'accept', 'decline', 'expire', 'cancel'],
      declined: ['change', 'cancel'],
      expired: ['change', 'resend', 'cancel'],
      accepted: ['cancel'],
      canceled: [],
    });
  });

  test('can reach every status from the first one', () => {
    const reached = new Set<GiftStatus>(['unpaid']);
    for (const from of reached) for (const move of allowed(from)) reached.add(nextGiftStatus(from, move));
    expect([...reached].toSorted()).toEqual([...giftStatuses].toSorted());
  });

  test('says to its giver why it cannot be changed', () => {
    expect(() => nextGiftStatus('accepted', 'change')).toThrow('gift_accepted');
    expect(() => nextGiftStatus('declined', 'resend')).toThrow('gift_declined');
    expect(() => nextGiftStatus('canceled', 'resend')).toThrow('gift_over');
    expect(() => nextGiftStatus('unpaid', 'resend')).toThrow('gift_unpaid');
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
