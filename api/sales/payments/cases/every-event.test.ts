import { describe, expect } from 'vitest';
import { makeClass } from '#api/offer/classes/make.ts';
import { cancelOrder, findOrder } from '#api/sales/orders/index.ts';
import { later, makeOrder } from '#api/sales/orders/make.ts';
import { asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { byTransfer, payFor } from '../make.ts';
import { approvePayment } from '../approve-payment.ts';
import { receiveProviderEvent } from '../receive-provider-event.ts';
import { decideRefund } from '../refunds/decide-refund.ts';
import { progressRefund } from '../refunds/progress-refund.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { findPayment } from '../store.ts';
import { timeOutPayments } from '../time-out-payments.ts';
import { applyAll, callback, casesIn, signed, withReference, type Reported } from './make.ts';

type Created = Awaited<ReturnType<typeof withReference>>;
type Event = Omit<Reported, 'reference'> & { reference?: string | null; text?: string };
type Row = {
  name: string;
  events: Event[];
  before?: (made: Created) => Promise<unknown>;
  /** The order and its first attempt, and then each case with its state. */
  ends: string[];
};

const half = '20000.00';
const rest = '25000.00';
const paid = 'aguarda-satisfacao paid';

const rows: Row[] = [
  { name: 'in time', events: [{ id: 1 }], ends: [paid] },
  { name: 'that is reported three times', events: [{ id: 1 }, { id: 1 }, { id: 1 }], ends: [paid] },
  { name: 'paid twice', events: [{ id: 1 }, { id: 2 }], ends: [paid, 'twice 4500000 open'] },
  {
    name: 'paid three times',
    events: [{ id: 1 }, { id: 2 }, { id: 3, amount: '45001.00' }],
    ends: [paid, 'twice 4500000 open', 'twice 4500100 open'],
  },
  { name: 'of too much', events: [{ amount: '45000.01' }], ends: [`${paid} overpaid`, 'too_much 1 open'] },
  {
    name: 'of too little',
    events: [{ amount: '44999.99' }],
    ends: ['aguarda-pagamento pending amount_mismatch', 'too_little 4499999 open'],
  },
  {
    name: 'in two parts',
    events: [
      { id: 1, amount: half },
      { id: 2, amount: rest },
    ],
    ends: [paid, 'too_little 2000000 settled'],
  },
  {
    name: 'in two parts, and more',
    events: [
      { id: 1, amount: half },
      { id: 2, amount: '25000.50' },
    ],
    ends: [`${paid} overpaid`, 'too_little 2000000 settled', 'too_much 50 open'],
  },
  {
    name: 'in part, and then in full',
    events: [{ id: 1, amount: half }, { id: 2 }],
    ends: [paid, 'too_little 2000000 open'],
  },
  {
    name: 'in another currency',
    events: [{ currency: 'USD' }],
    ends: ['aguarda-pagamento pending amount_mismatch', 'currency 4500000 open'],
  },
  {
    name: 'of an amount that cannot be read',
    events: [{ amount: '45.000,00' }],
    ends: ['aguarda-pagamento pending amount_mismatch', 'unreadable null open'],
  },
  {
    name: 'of nothing',
    events: [{ amount: '0.00' }],
    ends: ['aguarda-pagamento pending amount_mismatch', 'unreadable null open'],
  },
  {
    name: 'that is no JSON',
    events: [{ text: 'pago \u0000' }],
    ends: ['aguarda-pagamento pending', 'unreadable null open'],
  },
  {
    name: 'without an id',
    events: [{ id: null }, { id: null }],
    ends: ['aguarda-pagamento pending amount_mismatch', 'unreadable null open'],
  },
  {
    name: 'for an unknown reference',
    events: [{ reference: '111111139' }],
    ends: ['aguarda-pagamento pending', 'unknown 4500000 open'],
  },
  {
    name: 'for no reference',
    events: [{ reference: null }],
    ends: ['aguarda-pagamento pending', 'unknown 4500000 open'],
  },
  {
    name: 'after the time of the attempt',
    before: ({ operator }) => timeOutPayments(later(operator, 49)),
    events: [{ id: 1 }],
    ends: [paid],
  },
  {
    name: 'for an attempt that was replaced',
    before: (made) => payFor(made, byTransfer),
    events: [{ id: 1 }],
    ends: [paid],
  },
  {
    name: 'for an order that was paid by another attempt',
    before: async (made) => approvePayment(made.operator, { id: (await payFor(made, byTransfer)).id }),
    events: [{ id: 1 }],
    ends: [`${paid} paid_twice`, 'twice 4500000 open'],
  },
  { name: 'after the cancellation', before: cancel, events: [{ id: 1 }], ends: [paid] },
  {
    name: 'after the cancellation, for seats that are taken',
    before: cancelAndSell,
    events: [{ id: 1 }, { id: 2 }],
    ends: ['cancelada paid refund_due', 'late 4500000 open', 'twice 4500000 open'],
  },
  {
    name: 'in two parts, for seats that are taken',
    before: cancelAndSell,
    events: [
      { id: 1, amount: half },
      { id: 2, amount: rest },
    ],
    ends: ['cancelada paid refund_due', 'too_little 2000000 open', 'late 2500000 open'],
  },
  {
    name: 'after the refund',
    before: async (made) => {
      const other = await payFor(made, byTransfer);
      await approvePayment(made.operator, { id: other.id });
      await returnOrder(made);
    },
    events: [{ id: 1 }],
    ends: ['devolvida paid paid_twice', 'late 4500000 open'],
  },
];

describe('money', () => {
  test.for(rows)('$name ends applied, or in one case', async ({ events, before, ends }, { ctx: input }) => {
    const made = await withReference(input, { class: await makeClass(input, { capacity: 1 }) });
    await before?.(made);
    for (const event of events) {
      await receiveProviderEvent(made.operator, bodyOf(made, event));
      await applyAll(made.operator);
    }
    const { status, flag } = await findPayment(made.ctx, made.payment.id);
    const order = await findOrder(made.ctx, made.order.id);
    const cases = (await casesIn(made.ctx)).map(({ kind, amount_minor, state }) => `${kind} ${amount_minor} ${state}`);
    expect([[order.status, status, flag].filter(Boolean).join(' '), ...cases]).toEqual(ends);
    expect(await unaccounted(made.ctx)).toEqual([]);
  });
});

function bodyOf({ ctx, reference }: Created, { text, ...event }: Event) {
  return text === undefined ? callback(ctx, { reference, ...event }) : signed(ctx, text);
}

function cancel({ buyer, order }: Created) {
  return cancelOrder(buyer, { id: order.id });
}

async function cancelAndSell(made: Created) {
  await cancel(made);
  await makeOrder(made.ctx, { class: { id: made.classId, course_id: made.courseId } });
}

async function returnOrder({ ctx, buyer, order }: Created) {
  const staff = await asA(ctx, 'administrator');
  const { id } = await requestRefund(buyer, { order_id: order.id, reason: 'Doença' });
  await decideRefund(staff, { id, decision: 'approve' });
  await progressRefund(staff, { id, progress: 'done' });
}

/** Events whose amount is not what was applied and what is in their case, and those that are in neither. */
async function unaccounted(ctx: Ctx) {
  const events = await ctx.db
    .selectFrom('payment_events as e')
    .leftJoin('payment_cases as c', 'c.event_id', 'e.id')
    .select(['e.id', 'e.amount_minor', 'e.applied_minor', 'c.amount_minor as in_case', 'c.id as case_id'])
    .execute();
  return events.filter(({ amount_minor, applied_minor, in_case, case_id }) =>
    amount_minor === null || amount_minor === 0
      ? case_id === null
      : amount_minor !== applied_minor + (in_case ?? 0) || (applied_minor === 0 && case_id === null),
  );
}
