import { describe, expect, test } from 'vitest';
import { offeredUntil, waitIsOver } from './seat-offer.ts';

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
