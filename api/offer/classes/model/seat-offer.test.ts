import { describe, expect, test } from 'vitest';
import { waitingStatuses } from '#contract/offer/classes/values.ts';
import { offeredUntil, seatOfferState, waitIsOver } from './seat-offer.ts';

const now = new Date('2026-11-21T08:00:00Z');
const run = { start_at: new Date('2026-11-30T08:00:00Z'), is_for_sale: true };

describe('a freed seat', () => {
  test('is offered for a day, but not past the registration deadline', () => {
    const dayLater = new Date('2026-11-22T08:00:00Z');
    expect(offeredUntil(now, null)).toEqual(dayLater);
    expect(offeredUntil(now, new Date('2026-11-26T08:00:00Z'))).toEqual(dayLater);
    expect(offeredUntil(now, new Date('2026-11-21T20:00:00Z'))).toEqual(new Date('2026-11-21T20:00:00Z'));
  });
});

describe('a wait', () => {
  const opened = { status: 'opened', start_at: run.start_at, registration_deadline: null } as const;

  test('goes on in a closed class, which may open again', () => {
    expect(waitIsOver(opened, now)).toBe(false);
    expect(waitIsOver({ ...opened, status: 'closed' }, now)).toBe(false);
    expect(waitIsOver({ ...opened, start_at: null }, now)).toBe(false);
    expect(waitIsOver({ ...opened, start_at: new Date('2026-11-22T08:00:01Z') }, now)).toBe(false);
    expect(waitIsOver({ ...opened, registration_deadline: new Date('2026-11-21T08:00:01Z') }, now)).toBe(false);
  });

  test.for([
    { start_at: new Date('2026-11-22T08:00:00Z') },
    { registration_deadline: now },
    { status: 'canceled' as const },
    { status: 'concluded' as const },
  ])('is over with the last moment at which a seat could be offered: %j', (over) => {
    expect(waitIsOver({ ...opened, ...over }, now)).toBe(true);
  });
});

describe('the offer of a waiting entry', () => {
  const until = new Date('2026-11-22T08:00:00Z');
  const [before, after] = [new Date(until.getTime() - 1), until];
  const stateIn = (ended_at: Date | null, at: Date) =>
    waitingStatuses.map((status) => seatOfferState({ status, offer_expires_at: until, ended_at }, at));

  test('is open until it expires, to the millisecond', () => {
    expect(stateIn(null, before)).toEqual(['withdrawn', 'open', 'accepted', 'expired', 'declined']);
    expect(stateIn(null, after)).toEqual(['withdrawn', 'expired', 'accepted', 'expired', 'declined']);
  });

  test('was withdrawn where it ended before it expired', () => {
    expect(stateIn(before, after)[3]).toBe('withdrawn');
    expect(stateIn(after, after)[3]).toBe('expired');
  });
});
