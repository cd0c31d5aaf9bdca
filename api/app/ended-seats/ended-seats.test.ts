import { describe, expect } from 'vitest';
import { classSummaries } from '#api/offer/classes/index.ts';
import { makeWaiting } from '#api/offer/classes/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { waysToGet, type Seat } from './make.ts';
import { endBy, type WayToEnd } from './ends/make.ts';

/**
 * `free`: offered to who waits, and ordered again by the same person. `gone`: free, in a class that has begun, so that nobody
 * is offered it. `line`: still the buyer's, who gives it to somebody else. Anything else: how the command is refused.
 */
type Outcome = 'free' | 'gone' | 'line' | 'not_allowed' | 'invalid_transition' | 'order_not_refundable';

type Row = Partial<Record<WayToEnd, Outcome>>;

const own: Row = {
  'staff cancel': 'free',
  'its person withdraws': 'gone',
  'it is moved to another class': 'free',
  'its person is erased': 'free',
};
const paid: Row = {
  ...own,
  'its person cancels': 'not_allowed',
  'the buyer cancels the order': 'invalid_transition',
  'the money is returned': 'free',
};
const free: Row = {
  ...own,
  'its person cancels': 'free',
  'the buyer cancels the order': 'free',
  'the money is returned': 'order_not_refundable',
};
/** A registration has not begun: nobody withdraws from it. */
const undocumented: Row = { 'its person withdraws': 'invalid_transition', 'its files are late': 'gone' };
const unpaid: Row = {
  'the buyer cancels the order': 'free',
  'the order expires': 'gone',
  'the money is returned': 'order_not_refundable',
  'its person is erased': 'free',
};
const company: Row = {
  'its person cancels': 'not_allowed',
  'staff cancel': 'line',
  'its person withdraws': 'gone',
  'the buyer cancels the order': 'invalid_transition',
  'the money is returned': 'free',
  'the company takes it back': 'line',
  'its person is erased': 'line',
};
const ofCompany = { 'the buyer cancels the order': 'free', 'the money is returned': 'order_not_refundable' } as const;
const openGift: Row = { 'its recipient declines': 'line', 'its person is erased': 'line' };

const table: Record<keyof typeof waysToGet, Row> = {
  'a free order': free,
  'a free order, without the files': { ...free, ...undocumented },
  'a paid order': paid,
  'a paid order, without the files': { ...paid, ...undocumented },
  'an unpaid order': unpaid,
  'an unpaid order, without the files': { ...unpaid, 'its person cancels': 'free', 'staff cancel': 'free' },
  'a company': company,
  'a company, without the files': { ...company, ...undocumented, 'its files are late': 'line' },
  'a company, free of charge': { ...company, ...ofCompany },
  'a contract': company,
  'a reservation': company,
  'a gift': paid,
  'a free gift': free,
  'a gift that is open': { ...openGift, 'the money is returned': 'free' },
  'a free gift that is open': { ...openGift, 'the buyer cancels the order': 'free' },
  staff: { ...own, 'its person cancels': 'not_allowed' },
  'staff, without the files': { ...own, ...undocumented, 'its person cancels': 'free' },
  'an offer of the waiting list': paid,
  'a transfer of a paid seat': paid,
  'a transfer of a given seat': { ...own, 'its person cancels': 'not_allowed' },
};

const cells = Object.entries(table).flatMap(([got, row]) =>
  Object.entries(row).map(([end, outcome]) => ({ got, end, outcome }) as Cell),
);

type Cell = { got: keyof typeof waysToGet; end: WayToEnd; outcome: Outcome };

function isFreeToOrder({ end, outcome }: Cell): boolean {
  return (
    outcome === 'free' && end !== 'its person is erased' && end !== 'its files are late' && end !== 'the order expires'
  );
}

async function stateOf(ctx: Ctx, { classId }: Seat) {
  const { seats_left } = (await classSummaries(ctx, [classId])).get(classId) ?? {};
  const entries = ctx.db.selectFrom('waiting_entries').select('status').where('class_id', '=', classId);
  return { seats_left, waiting: (await entries.orderBy('id', 'desc').executeTakeFirst())?.status };
}

async function outcomeOf(ctx: Ctx, seat: Seat, end: WayToEnd): Promise<string> {
  const refusal = await endBy(ctx, end, seat).then(
    () => null,
    (error: Error) => error.message,
  );
  const { seats_left, waiting } = await stateOf(ctx, seat);
  if (waiting === 'offered' && seats_left === 0) return 'free';
  if (seats_left !== 0) return 'gone';
  return refusal ?? 'line';
}

describe('a seat by', () => {
  test.for(cells)('$got, when $end: $outcome', async (cell, { ctx }) => {
    const get: (ctx: Ctx) => Promise<Seat> = waysToGet[cell.got];
    const seat = await get(ctx);
    const waiting = await asA(ctx, 'student');
    await makeWaiting(waiting, seat.classId);
    expect(await outcomeOf(ctx, seat, cell.end)).toBe(cell.outcome);
  });

  test.for(cells.filter(isFreeToOrder))(
    '$got, when $end, can be ordered again by the same person',
    async (cell, { ctx }) => {
      const get: (ctx: Ctx) => Promise<Seat> = waysToGet[cell.got];
      const seat = await get(ctx);
      await endBy(ctx, cell.end, seat);
      const again = { id: seat.classId, course_id: seat.courseId };
      expect((await makeOrder(ctx, { buyer: seat.holder, class: again })).order.items).toHaveLength(1);
    },
  );
});
