import { expect, test } from 'vitest';
import { makeCreditBuyer, recordAccountPayment } from '#api/sales/accounts/make.ts';
import { approvePayment, byContract, makePayment } from '#api/sales/payments/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { makeSeller } from './make.ts';
import { receiveOnAccount } from './receive-on-account.ts';
import { fiscalSlice } from './slice.ts';

const price = 4_500_000;
const times = 8;

async function receiptsIn({ db }: Ctx): Promise<{ series_number: number | null; total_minor: number }[]> {
  const receipts = db.selectFrom('fiscal_documents').select(['series_number', 'total_minor']);
  return receipts.where('kind', '=', 'RC').orderBy('series_number').execute();
}

/** Two invoiced orders by contract. */
async function makeDebt(guest: Ctx) {
  const buying = await makeCreditBuyer(guest, { credit_limit_minor: 10 * price });
  for (const _ of [1, 2]) {
    const { order, payment } = await makePayment(guest, { ...buying, ...byContract });
    await approvePayment(asSystem(guest), { id: payment.id });
    const due_at = new Date(guest.now().getTime() + 86_400_000).toISOString();
    await fiscalSlice.reactions.order_charged['invoice-charged-order'](asSystem(guest), { order_id: order.id, due_at });
  }
  return { organization_id: buying.organization_id, currency_id: 1 };
}

test('two members of staff and a retry record money at once: each payment has its receipts once', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  await makeSeller(guest);
  for (let time = 1; time <= times; time += 1) {
    const account = await makeDebt(guest);
    const record = (other: number, reference: string) => {
      const staff = asSystem(asOther(guest, other));
      return recordAccountPayment(staff, { ...account, amount_minor: price, reference })
        .then(() => receiveOnAccount(staff, account))
        .then(
          () => 'done',
          (error: Error) => error.message,
        );
    };
    const answers = await Promise.all([record(0, 'T 1'), record(1, 'T 2'), record(2, 'T 1'), record(3, 'T 2')]);
    expect(answers.toSorted()).toEqual(['done', 'done', 'entry_exists', 'entry_exists']);
    // Events arrive more than once, and at the same moment.
    await Promise.all([0, 1, 2, 3].map((other) => receiveOnAccount(asSystem(asOther(guest, other)), account)));
    const receipts = await receiptsIn(guest);
    expect(receipts.map(({ series_number }) => series_number)).toEqual(receipts.map((_, at) => at + 1));
    expect(receipts.reduce((sum, { total_minor }) => sum + total_minor, 0)).toBe(time * 2 * price);
    expect(receipts).toHaveLength(time * 2);
  }
}, 60_000);
