import { describe, expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { makeCreditBuyer, recordAccountPayment } from '#api/sales/accounts/make.ts';
import { later, makeOrder } from '#api/sales/orders/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { byContract, byReservation, makePayment, payFor } from '../make.ts';
import { settleReservations } from './settle-reservations.ts';
import { timeOutPayments } from '../time-out-payments.ts';

const price = 4_500_000;
const times = 8;

function answerOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );
}

async function balanceOf(ctx: Ctx, organizationId: number): Promise<number> {
  const rows = await ctx.db
    .selectFrom('ledger_entries')
    .select(['kind', 'amount_minor'])
    .where('organization_id', '=', organizationId)
    .execute();
  return rows.reduce((sum, { kind, amount_minor }) => sum + (kind === 'debit' ? amount_minor : -amount_minor), 0);
}

describe('two orders of an organization at once', () => {
  test.for([byReservation, byContract])(
    'never spend the same credit, by %j',
    { timeout: 60_000 },
    async (way, { skip }) => {
      const { guest, asOther } = await openWorld(skip);
      for (let time = 0; time < times; time += 1) {
        const buying = await makeCreditBuyer(guest, { credit_limit_minor: price + 1 });
        const orders = [await makeOrder(guest, buying), await makeOrder(guest, buying)];
        const answers = await Promise.all(
          orders.map((made, at) => answerOf(payFor({ ...made, buyer: asOther(made.buyer, at) }, way))),
        );
        expect(answers.toSorted()).toEqual(['credit_not_available', 'done']);
      }
    },
  );
});

test('a reservation that is paid while it lapses is settled or given back, never both', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  for (let time = 0; time < times; time += 1) {
    const buying = await makeCreditBuyer(guest);
    const { order, payment } = await makePayment(guest, { ...buying, ...byReservation });
    const account = { organization_id: buying.organization_id, currency_id: 1 };
    const atItsEnd = asSystem(later(guest, 24 * 4));
    await recordAccountPayment(atItsEnd, { ...account, amount_minor: price, reference: `R ${time}` });
    await Promise.all([settleReservations(asOther(atItsEnd, 1), account), timeOutPayments(asOther(atItsEnd, 2))]);
    const { status } = await guest.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const row = await guest.db
      .selectFrom('payments')
      .select('status')
      .where('id', '=', payment.id)
      .executeTakeFirstOrThrow();
    const balance = await balanceOf(guest, buying.organization_id);
    expect([
      ['aguarda-satisfacao', 'paid', 0],
      ['aguarda-pagamento', 'timeout', -price],
    ]).toContainEqual([status, row.status, balance]);
  }
}, 60_000);
