import { describe, expect } from 'vitest';
import { caseKinds } from '#contract/sales/payments/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { organizationRoles, hasOrganizationRight } from '#contract/people/organizations/values.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { cancelOrder, findOrder, retrieveOrderHistory } from '#api/sales/orders/index.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { makeMember, makeOrganization } from '#api/people/organizations/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { receivedFor } from '../received-store.ts';
import { byTransfer, makePayment, payFor, receiveMoney, type MadePayment } from '../make.ts';
import { decideRefund } from '../refunds/decide-refund.ts';
import { progressRefund } from '../refunds/progress-refund.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { retrieveRefunds } from '../refunds/retrieve-refunds.ts';
import { findPayment } from '../store.ts';
import { reclaimPaymentCase } from './reclaim-case.ts';
import { casesIn } from './make.ts';
import { resolvePaymentCase } from './resolve-case.ts';
import { retrievePaymentCases } from './retrieve-cases.ts';

const note = 'Verificado no banco';
const byReference = { method: 'multicaixa', channel: 'reference' } as const;
const all = { filter: {}, sort: [], limit: 20, offset: 0 };

/** An order of 45 000,00 AOA for which this amount arrived. */
async function withMoney(ctx: Ctx, amountMinor: number, input: Parameters<typeof makePayment>[1] = {}) {
  const made = await makePayment(ctx, input);
  await receiveMoney(ctx, made, { id: 1, amountMinor });
  return { ...made, staff: await asA(ctx, 'administrator'), id: await latestCase(ctx) };
}

/** A canceled order whose only seat was sold to somebody else. */
async function withLateMoney(ctx: Ctx, amounts: readonly number[] = [4_500_000]) {
  const made = await makePayment(ctx, { class: await makeClass(ctx, { capacity: 1 }) });
  await cancelOrder(made.buyer, { id: made.order.id });
  const other = await makeOrder(ctx, { class: { id: made.classId, course_id: made.courseId } });
  for (const [nth, amountMinor] of amounts.entries()) await receiveMoney(ctx, made, { id: nth, amountMinor });
  return { ...made, other, staff: await asA(ctx, 'administrator'), id: await latestCase(ctx) };
}

async function latestCase(ctx: Ctx): Promise<number> {
  return (await casesIn(ctx)).at(-1)?.id ?? 0;
}

async function statesOf(ctx: Ctx): Promise<string[]> {
  return (await casesIn(ctx)).map(({ kind, state, amount_minor }) => `${kind} ${amount_minor} ${state}`);
}

async function endOf(ctx: Ctx, { order, payment }: MadePayment) {
  const { status, flag, paid_amount_minor } = await findPayment(ctx, payment.id);
  return [(await findOrder(ctx, order.id)).status, status, flag, paid_amount_minor];
}

describe('a case is settled', () => {
  test('late, while seats are free again', async ({ ctx }) => {
    const made = await withLateMoney(ctx);
    const settling = () => resolvePaymentCase(made.staff, { id: made.id, move: 'settle' });
    await expect(settling()).rejects.toThrow('case_no_seats');
    expect([await endOf(ctx, made), await statesOf(ctx)]).toEqual([
      ['cancelada', 'paid', 'refund_due', 4_500_000],
      ['late 4500000 open'],
    ]);
    await cancelOrder(made.other.buyer, { id: made.other.order.id });
    expect(await settling()).toMatchObject({ state: 'settled' });
    expect(await endOf(ctx, made)).toEqual(['aguarda-satisfacao', 'paid', null, 4_500_000]);
    await expect(settling()).rejects.toThrow('invalid_transition');
  });

  test('with less money, only where a note accepts the difference; no more is returned than was paid', async ({
    ctx,
  }) => {
    const made = await withMoney(ctx, 4_400_000);
    const { staff, id, buyer, order } = made;
    const short = resolvePaymentCase(staff, { id, move: 'settle' });
    await expect(short).rejects.toThrow('case_too_little');
    const settled = await resolvePaymentCase(staff, { id, move: 'settle', note });
    expect(settled).toMatchObject({ state: 'settled', waived_minor: 100_000, note });
    expect(await endOf(ctx, made)).toEqual(['aguarda-satisfacao', 'paid', null, 4_400_000]);
    expect(await receivedFor(ctx, order.id)).toMatchObject([{ amount_minor: 4_400_000 }]);
    const refund = await requestRefund(buyer, { order_id: order.id, reason: 'Doença' });
    expect(refund.amount_minor).toBe(4_400_000);
    await decideRefund(staff, { id: refund.id, decision: 'approve' });
    await progressRefund(staff, { id: refund.id, progress: 'done' });
    expect((await findOrder(ctx, order.id)).status).toBe('devolvida');
  });

  test('with the parts that arrived before; the excess stays', async ({ ctx }) => {
    const made = await withLateMoney(ctx, [3_000_000, 4_000_000]);
    expect(await statesOf(ctx)).toEqual(['too_little 3000000 open', 'late 4000000 open']);
    await cancelOrder(made.other.buyer, { id: made.other.order.id });
    await resolvePaymentCase(made.staff, { id: await latestCase(ctx), move: 'settle' });
    expect(await statesOf(ctx)).toEqual(['too_much 2500000 open', 'late 4000000 settled']);
  });

  test('for the attempt that staff name, by an amount that they accept', async ({ ctx }) => {
    const made = await makePayment(ctx);
    const staff = await asA(ctx, 'administrator');
    await receiveMoney(ctx, made, { id: 1, amountMinor: 5_000, currencyKey: 'usd' });
    const settle = { id: await latestCase(ctx), move: 'settle' as const };
    await expect(resolvePaymentCase(staff, settle)).rejects.toThrow('invalid_input');
    await expect(resolvePaymentCase(staff, { ...settle, accepted_minor: 4_500_000 })).rejects.toThrow('invalid_input');
    await resolvePaymentCase(staff, { ...settle, accepted_minor: 4_500_000, note });
    expect(await endOf(ctx, made)).toEqual(['aguarda-satisfacao', 'paid', null, 4_500_000]);
    expect(await statesOf(ctx)).toEqual(['currency 5000 settled']);
  });

  test('for an order that was found later', async ({ ctx }) => {
    const made = await makePayment(ctx, byTransfer);
    await receiveMoney(ctx, { payment: { ...made.payment, id: 999_999 } }, { id: 1, amountMinor: 4_500_000 });
    const staff = await asA(ctx, 'administrator');
    const id = await latestCase(ctx);
    await expect(resolvePaymentCase(staff, { id, move: 'settle' })).rejects.toThrow('case_order_unknown');
    const settled = await resolvePaymentCase(staff, { id, move: 'settle', payment_id: made.payment.id });
    expect(settled).toMatchObject({ kind: 'unknown', state: 'settled', order_number: made.order.number });
    expect(await endOf(ctx, made)).toEqual(['aguarda-satisfacao', 'paid', null, 4_500_000]);
  });

  test('never for an order that is paid', async ({ ctx }) => {
    const { staff, id } = await withMoney(ctx, 4_500_001);
    await expect(resolvePaymentCase(staff, { id, move: 'settle' })).rejects.toThrow('case_order_paid');
  });
});

describe('the rest of a part', () => {
  test('is what the next attempt asks for, and settles the case', async ({ ctx }) => {
    const made = await withMoney(ctx, 2_000_000);
    const second = await payFor(made, byReference);
    expect(second.amount_minor).toBe(2_500_000);
    await receiveMoney(ctx, { payment: second }, { id: 2, amountMinor: 2_500_000 });
    expect(await endOf(ctx, { ...made, payment: second })).toEqual(['aguarda-satisfacao', 'paid', null, 4_500_000]);
    expect(await statesOf(ctx)).toEqual(['too_little 2000000 settled']);
    expect(await receivedFor(ctx, made.order.id)).toMatchObject([{ amount_minor: 4_500_000 }]);
  });

  test.for(['asks', 'staff'])('is not enough once the part goes back: %s', async (who, { ctx }) => {
    const made = await withMoney(ctx, 2_000_000);
    const second = await payFor(made, byReference);
    if (who === 'asks') await reclaimPaymentCase(made.buyer, { id: made.id });
    else await resolvePaymentCase(made.staff, { id: made.id, move: 'refund', note });
    expect((await findPayment(ctx, second.id)).status).toBe('canceled');
    await receiveMoney(ctx, { payment: second }, { id: 2, amountMinor: 2_500_000 });
    expect((await findOrder(ctx, made.order.id)).status).toBe('aguarda-pagamento');
    expect((await payFor(made, byReference)).amount_minor).toBe(2_000_000);
  });
});

describe('a case is refunded', () => {
  test('by a refund of its own, which returns no seat of the order', async ({ ctx }) => {
    const made = await withMoney(ctx, 4_600_000);
    const { staff, id, order, buyer } = made;
    expect(await resolvePaymentCase(staff, { id, move: 'refund', note })).toMatchObject({ state: 'refunding' });
    const [refund] = (await retrieveRefunds(staff, all)).results;
    expect(refund).toMatchObject({ case_id: id, amount_minor: 100_000, status: 'approved', order_id: order.id });
    await progressRefund(staff, { id: Number(refund?.id), progress: 'sent' });
    await progressRefund(staff, { id: Number(refund?.id), progress: 'done' });
    expect(await statesOf(ctx)).toEqual(['too_much 100000 refunded']);
    expect((await findOrder(ctx, order.id)).status).toBe('aguarda-satisfacao');
    expect((await requestRefund(buyer, { order_id: order.id, reason: 'Doença' })).amount_minor).toBe(4_500_000);
    const history = await retrieveOrderHistory(buyer, { ...all, filter: { order_id: order.id } });
    expect(history.results.map(({ kind }) => kind)).toContain('refund_done');
  });

  test('again, after the refund has failed for good', async ({ ctx }) => {
    const { staff, id } = await withMoney(ctx, 4_600_000);
    await resolvePaymentCase(staff, { id, move: 'refund', note });
    const refundId = Number((await retrieveRefunds(staff, all)).results[0]?.id);
    await progressRefund(staff, { id: refundId, progress: 'failed' });
    await decideRefund(staff, { id: refundId, decision: 'refuse', reason: 'IBAN errado' });
    expect(await statesOf(ctx)).toEqual(['too_much 100000 open']);
    await resolvePaymentCase(staff, { id, move: 'refund', note });
    expect((await retrieveRefunds(staff, all)).total).toBe(2);
  });

  test.for(['another currency', 'no order'])('outside this site, with %s', async (why, { ctx }) => {
    const made = await makePayment(ctx);
    const other = why === 'no order' ? { payment: { ...made.payment, id: 999_999 } } : made;
    await receiveMoney(ctx, other, { id: 1, amountMinor: 5_000, currencyKey: 'usd' });
    const staff = await asA(ctx, 'administrator');
    const refunded = await resolvePaymentCase(staff, { id: await latestCase(ctx), move: 'refund', note });
    expect(refunded).toMatchObject({ state: 'refunded', note });
    expect((await retrieveRefunds(staff, all)).total).toBe(0);
  });
});

describe('who resolves a case', () => {
  const moves = ['settle', 'refund', 'credit', 'dismiss', 'reclaim'] as const;
  const actors = ['guest', 'buyer', 'student', 'client', 'trainer', 'administrator', 'system'] as const;
  const rows = moves.flatMap((move) => actors.map((actor) => [move, actor] as const));

  test.for(rows)('%s by %s', async ([move, actor], { ctx }) => {
    const { buyer, id } = await withMoney(ctx, 4_400_000);
    const by = await actorOf(ctx, actor, buyer);
    const call = move === 'reclaim' ? reclaimPaymentCase(by, { id }) : resolvePaymentCase(by, { id, move, note });
    expect(await answerOf(call)).toBe(expected(move, actor));
    const isDone = expected(move, actor) === 'done' && move !== 'reclaim';
    expect((await casesIn(ctx)).every(({ state }) => (state === 'open') !== isDone)).toBe(true);
  });

  function expected(move: (typeof moves)[number], actor: (typeof actors)[number]): string {
    if (actor === 'guest') return 'not_signed_in';
    const isStaff = actor === 'administrator' || actor === 'system';
    if (move === 'credit' && isStaff) return 'case_not_creditable';
    if (move !== 'reclaim') return isStaff ? 'done' : 'not_allowed';
    if (actor === 'system') return 'not_signed_in';
    return actor === 'buyer' ? 'done' : 'not_found';
  }

  async function actorOf(ctx: Ctx, actor: (typeof actors)[number], buyer: Ctx): Promise<Ctx> {
    if (actor === 'buyer') return buyer;
    if (actor === 'guest') return ctx;
    return actor === 'system' ? asSystem(ctx) : asA(ctx, actor);
  }

  test.for(organizationRoles)('is reclaimed by a member as %s where the rights say so', async (role, { ctx }) => {
    const owner = await asA(ctx, 'client');
    const { id: organization_id } = await makeOrganization(owner);
    const { id } = await withMoney(ctx, 4_400_000, { buyer: owner, organization_id });
    const { ctx: member } = await makeMember(ctx, { organizationId: organization_id, role });
    const listed = await retrievePaymentCases(member, all);
    expect(listed.total).toBe(hasOrganizationRight(role, 'orders.read') ? 1 : 0);
    const places = hasOrganizationRight(role, 'orders.place');
    expect(await answerOf(reclaimPaymentCase(member, { id }))).toBe(places ? 'done' : 'not_found');
  });

  test('is reclaimed once, and only while it is open', async ({ ctx }) => {
    const { buyer, staff, id } = await withMoney(ctx, 4_400_000);
    const reclaimed = await reclaimPaymentCase(buyer, { id });
    expect(await reclaimPaymentCase(buyer, { id })).toEqual(reclaimed);
    const events = await ctx.db.selectFrom('outbox_events').select('kind').execute();
    expect(events.filter(({ kind }) => kind === 'payment_case_reclaimed')).toHaveLength(1);
    await resolvePaymentCase(staff, { id, move: 'dismiss', note });
    await expect(reclaimPaymentCase(buyer, { id })).rejects.toThrow('invalid_transition');
    await expect(resolvePaymentCase(staff, { id, move: 'refund', note })).rejects.toThrow('invalid_transition');
  });
});

describe('the list of cases', () => {
  test('shows buyers what arrived, without what staff wrote', async ({ ctx }) => {
    const { buyer, staff, id } = await withMoney(ctx, 4_400_000);
    await resolvePaymentCase(staff, { id, move: 'dismiss', note });
    expect((await retrievePaymentCases(buyer, all)).results).toMatchObject([
      { kind: 'too_little', amount_minor: 4_400_000, due_minor: 4_500_000, note: null, external_id: null },
    ]);
    expect((await retrievePaymentCases(staff, all)).results).toMatchObject([{ note, provider: 'proxypay' }]);
    expect((await retrievePaymentCases(await asA(ctx, 'student'), all)).total).toBe(0);
  });

  test('is filtered, searched and paged', async ({ ctx }) => {
    const first = await withMoney(ctx, 4_400_000);
    const second = await withMoney(ctx, 4_500_001);
    await reclaimPaymentCase(second.buyer, { id: second.id });
    const find = async (filter: object) => {
      const { results } = await retrievePaymentCases(first.staff, { ...all, filter });
      return results.map(({ id }) => id);
    };
    expect(await find({})).toEqual([second.id, first.id]);
    expect(await find({ kind: 'too_much' })).toEqual([second.id]);
    expect(await find({ kind: caseKinds })).toEqual([second.id, first.id]);
    expect(await find({ state: ['settled', 'refunded'] })).toEqual([]);
    expect(await find({ is_reclaimed: false })).toEqual([first.id]);
    expect(await find({ search: first.order.number.toLowerCase() })).toEqual([first.id]);
    expect(await find({ search: `paid ${second.payment.id} 1` })).toEqual([second.id]);
    expect(await find({ search: '%' })).toEqual([]);
    const paged = await retrievePaymentCases(first.staff, { ...all, limit: 1, offset: 1 });
    expect([paged.total, paged.results[0]?.id]).toEqual([2, first.id]);
  });

  test('takes as many queries for two as for one', async ({ ctx, queries }) => {
    const { staff } = await withMoney(ctx, 4_400_000);
    queries.length = 0;
    await retrievePaymentCases(staff, all);
    const taken = queries.length;
    await withMoney(ctx, 4_500_001);
    queries.length = 0;
    await retrievePaymentCases(staff, all);
    expect(queries).toHaveLength(taken);
  });
});

function answerOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );
}
