import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { makeCreditBuyer } from '#api/sales/accounts/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { findOrder } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { applyEvent } from '../apply-event.ts';
import { makePayment, receiveMoney, storeMoney } from '../make.ts';
import { reclaimPaymentCase } from './reclaim-case.ts';
import { casesIn } from './make.ts';
import { resolvePaymentCase } from './resolve-case.ts';

const times = 10;
const note = 'Verificado no banco';

async function withPart(ctx: Ctx, input: Parameters<typeof makePayment>[1] = {}) {
  const made = await makePayment(ctx, input);
  await receiveMoney(ctx, made, { id: 1, amountMinor: 1_000_000 });
  return { ...made, id: Number((await casesIn(ctx)).at(-1)?.id) };
}

test('a case that several members of staff resolve at once is resolved once', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const staff = await asA(guest, 'administrator');
  for (let time = 0; time < times; time += 1) {
    const { id } = await withPart(guest);
    const moves = ['refund', 'refund', 'dismiss', 'settle'] as const;
    const answers = await Promise.all(
      moves.map((move, nth) => answerOf(resolvePaymentCase(asOther(staff, nth), { id, move, note }))),
    );
    expect(answers.toSorted()).toEqual(['done', 'invalid_transition', 'invalid_transition', 'invalid_transition']);
    expect(await unexplainedRefunds(guest, id)).toEqual([]);
  }
}, 60_000);

test('the money of a company is refunded or credited to its account, never both', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const staff = await asA(guest, 'administrator');
  const buying = await makeCreditBuyer(guest);
  for (let time = 0; time < times; time += 1) {
    const { id } = await withPart(guest, buying);
    const moves =
      time % 2 === 0 ? (['refund', 'credit', 'credit'] as const) : (['credit', 'refund', 'credit'] as const);
    const answers = await Promise.all(
      moves.map((move, nth) => answerOf(resolvePaymentCase(asOther(staff, nth), { id, move, note }))),
    );
    expect(answers.toSorted()).toEqual(['done', 'invalid_transition', 'invalid_transition']);
    expect(await unexplainedRefunds(guest, id)).toEqual([]);
    expect(await unexplainedCredits(guest, id)).toEqual([]);
  }
}, 60_000);

test('a part is refunded or pays with the rest that arrives at the same time, never both', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const staff = await asA(guest, 'administrator');
  for (let time = 0; time < times; time += 1) {
    const made = await withPart(guest);
    const rest = await storeMoney(guest, made, { id: 2, amountMinor: 3_500_000 });
    const acts = [
      () => answerOf(resolvePaymentCase(asOther(staff, 1), { id: made.id, move: 'refund', note })),
      () => answerOf(applyEvent(asSystem(asOther(guest, 2)), rest)),
      () => answerOf(applyEvent(asSystem(asOther(guest, 3)), rest)),
    ];
    // Each starts first for somebody.
    await Promise.all([...acts.slice(time % 3), ...acts.slice(0, time % 3)].map((act) => act()));
    const states = (await casesIn(guest)).slice(-2).map(({ kind, state }) => `${kind} ${state}`);
    const { status } = await findOrder(guest, made.order.id);
    const isPaid = status === 'aguarda-satisfacao';
    expect(isPaid ? states.slice(-1) : states).toEqual(
      isPaid ? ['too_little settled'] : ['too_little refunding', 'too_little open'],
    );
    expect(await unexplainedRefunds(guest, made.id)).toEqual([]);
  }
}, 60_000);

test('a part that is reclaimed while the rest arrives pays, or waits to go back', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  for (let time = 0; time < times; time += 1) {
    const made = await withPart(guest);
    const rest = await storeMoney(guest, made, { id: 2, amountMinor: 3_500_000 });
    const [answer] = await Promise.all([
      answerOf(reclaimPaymentCase(asOther(made.buyer, 1), { id: made.id })),
      applyEvent(asSystem(asOther(guest, 2)), rest),
    ]);
    const { status } = await findOrder(guest, made.order.id);
    expect([answer, status]).toEqual(
      answer === 'done' ? ['done', 'aguarda-pagamento'] : ['invalid_transition', 'aguarda-satisfacao'],
    );
  }
}, 60_000);

/** Refunds of the case that its state does not explain. */
async function unexplainedRefunds(ctx: Ctx, caseId: number): Promise<string[]> {
  const refunds = await ctx.db.selectFrom('refunds').select('id').where('case_id', '=', caseId).execute();
  const { state } = await stateOf(ctx, caseId);
  const due = state === 'refunding' ? 1 : 0;
  return refunds.length === due ? [] : [`${state} with ${refunds.length} refunds`];
}

/** Entries of the case that its state does not explain. */
async function unexplainedCredits(ctx: Ctx, caseId: number): Promise<string[]> {
  const cause = `case ${caseId}`;
  const entries = await ctx.db.selectFrom('ledger_entries').select('id').where('cause', '=', cause).execute();
  const { state } = await stateOf(ctx, caseId);
  const due = state === 'credited' ? 1 : 0;
  return entries.length === due ? [] : [`${state} with ${entries.length} credits`];
}

function stateOf(ctx: Ctx, caseId: number) {
  return ctx.db.selectFrom('payment_cases').select('state').where('id', '=', caseId).executeTakeFirstOrThrow();
}

async function answerOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
