import { describe, expect } from 'vitest';
import { hasOrganizationRight, organizationRoles } from '#contract/people/organizations/values.ts';
import type { Refusal } from '#contract/refusals.ts';
import { contract, makeCreditBuyer, recordAccountPayment, type CreditBuyer } from '#api/sales/accounts/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeMember, setOrganizationTerms } from '#api/people/organizations/make.ts';
import { cancelOrder, expireOrders, findOrder } from '#api/sales/orders/index.ts';
import { emittedKinds, later, makeOrder } from '#api/sales/orders/make.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { inSavepoint } from '#api/shared/database/transaction.ts';
import { approvePayment } from '../approve-payment.ts';
import { closePending } from '../close-pending.ts';
import { byContract, byReservation, byTransfer, decideRefund, makePayment, payFor, requestRefund } from '../make.ts';
import { rejectPayment } from '../reject-payment.ts';
import { findPayment } from '../store.ts';
import { timeOutPayments } from '../time-out-payments.ts';
import { receivedFor } from '../received-store.ts';
import { settleReservations } from './settle-reservations.ts';

const price = 4_500_000;

async function entriesOf(ctx: Ctx, { organization_id }: Pick<CreditBuyer, 'organization_id'>) {
  const rows = await ctx.db
    .selectFrom('ledger_entries')
    .select(['kind', 'reason', 'amount_minor'])
    .where('organization_id', '=', organization_id)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, reason, amount_minor }) => [kind, reason, amount_minor]);
}

async function statusesOf(ctx: Ctx, { order, payment }: { order: { id: number }; payment: { id: number } }) {
  return [(await findOrder(ctx, order.id)).status, (await findPayment(ctx, payment.id)).status];
}

async function holdsOf(ctx: Ctx, { order }: { order: { items: { id: number }[] } }): Promise<string[]> {
  const holds = ctx.db.selectFrom('seat_holds').select('status').orderBy('id');
  const ids = order.items.map(({ id }) => id);
  return (await holds.where('order_item_id', 'in', ids).execute()).map(({ status }) => status);
}

const charge = ['debit', 'order', price];
const release = ['credit', 'order', price];

describe('orders that await approval', () => {
  test('are approved up to a limit that was lowered meanwhile', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx, { credit_limit_minor: 5 * price });
    const made = [];
    for (let order = 0; order < 5; order += 1) made.push(await makePayment(ctx, { ...buying, ...byContract }));
    const terms = { id: buying.organization_id, payment_terms_days: 30, contract };
    await setOrganizationTerms(asSystem(ctx), { ...terms, credit_limit_minor: 3 * price });
    const staff = await asA(ctx, 'administrator');
    const answers = [];
    for (const { payment } of made) {
      const approval = inSavepoint(staff, (nested) => approvePayment(nested, { id: payment.id }));
      answers.push(
        await approval.then(
          ({ status }) => status,
          (error: Error) => error.message,
        ),
      );
    }
    const refused = 'credit_not_available';
    expect(answers).toEqual(['paid', 'paid', 'paid', refused, refused]);
  });
});

describe('a reservation', () => {
  test('holds the seats until five days before the class and is charged at once', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const made = await makePayment(ctx, { ...buying, ...byReservation });
    expect(made.payment).toMatchObject({
      status: 'pending',
      reference: made.order.number,
      expires_at: '2026-11-25T07:00:00.000Z',
    });
    expect(await statusesOf(ctx, made)).toEqual(['aguarda-pagamento', 'pending']);
    expect((await findOrder(ctx, made.order.id)).pay_by).toEqual(new Date('2026-11-25T07:00:00Z'));
    expect(await holdsOf(ctx, made)).toEqual(['active']);
    expect(await entriesOf(ctx, buying)).toEqual([charge]);
    expect(await emittedKinds(ctx)).toContain('order_charged');
  });

  test('ends at the due date of the terms where that comes first', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx, { payment_terms_days: 2 });
    const { payment } = await makePayment(ctx, { ...buying, ...byReservation });
    expect(payment.expires_at).toBe('2026-11-23T08:00:00.000Z');
  });

  test('is settled by staff, who book its money, once for a receipt', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const [made, other] = [
      await makePayment(ctx, { ...buying, ...byReservation }),
      await makePayment(ctx, { ...buying, ...byReservation }),
    ];
    const staff = await asA(ctx, 'administrator');
    await expect(approvePayment(buying.buyer, { id: made.payment.id })).rejects.toThrow('not_allowed');
    await approvePayment(staff, { id: made.payment.id, receipt_number: 'R 7' });
    expect(await statusesOf(ctx, made)).toEqual(['aguarda-satisfacao', 'paid']);
    expect(await receivedFor(ctx, made.order.id)).toEqual([
      { method: 'reserva', amount_minor: price, is_on_account: true },
    ]);
    expect(await entriesOf(ctx, buying)).toEqual([charge, charge, ['credit', 'payment', price]]);
    await expect(approvePayment(staff, { id: made.payment.id })).rejects.toThrow('invalid_transition');
    await expect(approvePayment(staff, { id: other.payment.id, receipt_number: 'R 7' })).rejects.toThrow(
      'entry_exists',
    );
  });

  test('is too late five days before the class', async ({ ctx }) => {
    const { organization_id, buyer } = await makeCreditBuyer(ctx);
    const made = await makeOrder(later(ctx, 24 * 4), { buyer: later(buyer, 24 * 4), organization_id });
    await expect(payFor(made, byReservation)).rejects.toMatchObject({
      code: 'reservation_too_late',
      data: { days: 5 },
    });
  });

  test('is settled once a payment on account covers it, the earliest due first', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const [first, second] = [
      await makePayment(ctx, { ...buying, ...byReservation }),
      await makePayment(ctx, { ...buying, ...byReservation }),
    ];
    const account = { organization_id: buying.organization_id, currency_id: 1 };
    const pay = (amount_minor: number, reference: string) =>
      recordAccountPayment(asSystem(ctx), { ...account, amount_minor, reference });
    await pay(price - 1, 'R 1');
    await settleReservations(asSystem(ctx), account);
    expect(await statusesOf(ctx, first)).toEqual(['aguarda-pagamento', 'pending']);
    await pay(1, 'R 2');
    await settleReservations(asSystem(ctx), account);
    await settleReservations(asSystem(ctx), account);
    expect(await statusesOf(ctx, first)).toEqual(['aguarda-satisfacao', 'paid']);
    expect(await statusesOf(ctx, second)).toEqual(['aguarda-pagamento', 'pending']);
    expect((await emittedKinds(ctx)).filter((kind) => kind === 'order_paid')).toHaveLength(1);
  });
});

describe('the charge of a reservation', () => {
  test('is given back at the due date, with its seats and its credit', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const made = await makePayment(ctx, { ...buying, ...byReservation });
    await timeOutPayments(asSystem(later(ctx, 24 * 4 - 1.1)));
    expect(await statusesOf(ctx, made)).toEqual(['aguarda-pagamento', 'pending']);
    const after = asSystem(later(ctx, 24 * 4));
    await timeOutPayments(after);
    await timeOutPayments(after);
    expect(await statusesOf(ctx, made)).toEqual(['aguarda-pagamento', 'timeout']);
    expect(await entriesOf(ctx, buying)).toEqual([charge, release]);
    await expect(approvePayment(asSystem(ctx), { id: made.payment.id })).rejects.toThrow('invalid_transition');
    await expireOrders(asSystem(later(ctx, 24 * 6)));
    expect((await findOrder(ctx, made.order.id)).status).toBe('cancelada');
  });

  test('is given back when its order is canceled, or paid otherwise', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const canceled = await makePayment(ctx, { ...buying, ...byReservation });
    await cancelOrder(buying.buyer, { id: canceled.order.id });
    await closePending(asSystem(ctx), canceled.order.id, 'order canceled');
    const replaced = await makePayment(ctx, { ...buying, ...byReservation });
    await payFor(replaced, byTransfer);
    expect(await entriesOf(ctx, buying)).toEqual([charge, release, charge, release]);
  });

  test('is settled at once where the account was paid in advance', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const first = await makePayment(ctx, { ...buying, ...byReservation });
    await approvePayment(asSystem(ctx), { id: first.payment.id });
    const staff = await asA(ctx, 'administrator');
    const { id } = await requestRefund(buying.buyer, { order_id: first.order.id, reason: 'Obra adiada' });
    await decideRefund(staff, { id, decision: 'approve' });
    const second = await makePayment(ctx, { ...buying, ...byReservation });
    expect(second.payment.status).toBe('paid');
    expect(await entriesOf(ctx, buying)).toEqual([
      charge,
      ['credit', 'payment', price],
      ['credit', 'refund', price],
      charge,
    ]);
  });
});

describe('an order by contract', () => {
  test('waits for approval without seats, and is charged with it', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const made = await makePayment(ctx, { ...buying, ...byContract });
    expect(await holdsOf(ctx, made)).toEqual(['released']);
    expect((await findOrder(ctx, made.order.id)).pay_by).toBeNull();
    expect(await entriesOf(ctx, buying)).toEqual([]);
    await expect(approvePayment(buying.buyer, { id: made.payment.id })).rejects.toThrow('not_allowed');
    await approvePayment(await asA(ctx, 'administrator'), { id: made.payment.id });
    expect(await statusesOf(ctx, made)).toEqual(['aguarda-satisfacao', 'paid']);
    expect(await holdsOf(ctx, made)).toEqual(['consumed']);
    expect(await entriesOf(ctx, buying)).toEqual([charge]);
    expect(await receivedFor(ctx, made.order.id)).toEqual([]);
    await expect(approvePayment(asSystem(ctx), { id: made.payment.id })).rejects.toThrow('invalid_transition');
  });

  test('is approved at once where the setting says so', async ({ ctx }) => {
    await writeSetting(asSystem(ctx), { key: 'contractApproval', value: 'automatic' });
    const buying = await makeCreditBuyer(ctx);
    const made = await makePayment(ctx, { ...buying, ...byContract });
    expect(made.payment.status).toBe('paid');
    expect(await entriesOf(ctx, buying)).toEqual([charge]);
  });

  test('counts against the headroom while it waits, and no longer once it is rejected', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const first = await makePayment(ctx, { ...buying, ...byContract });
    await makePayment(ctx, { ...buying, ...byContract });
    const third = await makeOrder(ctx, buying);
    await expect(payFor(third, byContract)).rejects.toMatchObject({
      code: 'credit_not_available',
      data: { field: 'method', why: 'headroom', missing: '35\u00A0000,00\u00A0AOA' },
    });
    await rejectPayment(asSystem(ctx), { id: first.payment.id, reason: 'Falta a nota de encomenda.' });
    expect((await payFor(third, byContract)).status).toBe('pending');
    expect((await findPayment(ctx, first.payment.id)).status).toBe('declined');
  });

  test('is checked again when it is approved: credit and seats', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const made = await makePayment(ctx, { ...buying, ...byContract });
    await setOrganizationTerms(asSystem(ctx), { id: buying.organization_id, credit_limit_minor: price - 1 });
    await expect(approvePayment(asSystem(ctx), { id: made.payment.id })).rejects.toThrow('credit_not_available');
    await setOrganizationTerms(asSystem(ctx), { id: buying.organization_id, credit_limit_minor: price });
    await ctx.db.updateTable('classes').set({ capacity: 0 }).where('id', '=', made.classId).execute();
    await expect(approvePayment(asSystem(ctx), { id: made.payment.id })).rejects.toThrow('class_full');
    expect(await statusesOf(ctx, made)).toEqual(['aguarda-pagamento', 'pending']);
    expect(await entriesOf(ctx, buying)).toEqual([]);
  });

  test('may become a reservation, without counting twice', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx, { credit_limit_minor: price });
    const made = await makePayment(ctx, { ...buying, ...byContract });
    await payFor(made, byReservation);
    expect(await holdsOf(ctx, made)).toContain('active');
    await payFor(made, byContract);
    expect(await entriesOf(ctx, buying)).toEqual([charge, release]);
  });
});

describe('credit is refused', () => {
  type Case = [
    why: string,
    way: typeof byReservation | typeof byContract,
    terms: Parameters<typeof makeCreditBuyer>[1],
  ];
  test.for<Case>([
    ['no_contract', byContract, { contract: null }],
    ['no_contract', byContract, { contract: { ...contract, to: '2026-11-20' } }],
    ['no_credit', byReservation, { credit_limit_minor: 0 }],
    ['no_credit', byContract, { credit_limit_minor: 0 }],
    ['headroom', byReservation, { credit_limit_minor: price - 1 }],
    ['ceiling', byContract, { contract: { ...contract, ceiling_minor: price - 1 } }],
    ['credit_currency', byReservation, { credit_currency_id: 2 }],
  ])('as %s for %j with %j', async ([why, way, terms], { ctx }) => {
    const buying = await makeCreditBuyer(ctx, terms);
    const made = await makeOrder(ctx, buying);
    await expect(payFor(made, way)).rejects.toMatchObject({ code: 'credit_not_available', data: { why } });
    expect((await payFor(made, byTransfer)).status).toBe('pending');
  });

  test.for([byReservation, byContract])('to a person, for %j', async (way, { ctx }) => {
    await expect(makePayment(ctx, way)).rejects.toThrow('method_not_available');
  });

  test.for([byReservation, byContract])(
    'to an organization where the operator turned it off, for %j',
    async (way, { ctx }) => {
      const rules = JSON.stringify({ [way.method]: false });
      await writeSetting(asSystem(ctx), { key: 'paymentMethods', value: rules });
      await expect(makePayment(ctx, { ...(await makeCreditBuyer(ctx)), ...way })).rejects.toThrow(
        'method_not_available',
      );
    },
  );

  test.for(organizationRoles)('to a member as %s unless the rights say otherwise', async (role, { ctx }) => {
    const { organization_id, buyer } = await makeCreditBuyer(ctx);
    const { order, classId, courseId } = await makeOrder(ctx, { buyer, organization_id });
    const { ctx: member } = await makeMember(ctx, { organizationId: organization_id, role });
    const answer = payFor({ order, classId, courseId, buyer: member }, byReservation).then(
      ({ status }) => status,
      (error: Refusal) => error.code,
    );
    expect(await answer).toBe(hasOrganizationRight(role, 'orders.place') ? 'pending' : 'not_found');
  });

  test('to members of another organization', async ({ ctx }) => {
    const { organization_id, buyer } = await makeCreditBuyer(ctx);
    const other = await makeCreditBuyer(ctx);
    const made = await makeOrder(ctx, { buyer, organization_id });
    await expect(payFor({ ...made, buyer: other.buyer }, byReservation)).rejects.toThrow('not_found');
  });
});
