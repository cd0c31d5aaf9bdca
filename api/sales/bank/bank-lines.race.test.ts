import { describe, expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { byTransfer, makePayment } from '#api/sales/payments/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { assignBankLine, confirmBankLine } from './confirm-line.ts';
import { makeStatement, statementText, uploadText } from './make.ts';
import { retrieveBankLines } from './retrieve-lines.ts';
import { setBankLineAside } from './set-line-aside.ts';

const times = 10;

async function openLinesOf(ctx: Ctx, search: string): Promise<number[]> {
  const filter = { search, view: 'proposed' } as const;
  const { results } = await retrieveBankLines(ctx, { filter, sort: [], limit: 50, offset: 0 });
  return results.map(({ id }) => id).toSorted((one, other) => one - other);
}

async function answerOf(answer: Promise<unknown>): Promise<string> {
  return answer.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );
}

/** How often an order was paid, and the surplus that waits: none of either may be twice. */
async function paidTimes(ctx: Ctx, orderId: number): Promise<[moves: number, cases: number, confirmed: number]> {
  const moves = await ctx.db
    .selectFrom('status_history')
    .select('id')
    .where('subject', '=', 'order')
    .where('subject_id', '=', orderId)
    .where('to_status', '=', 'aguarda-satisfacao')
    .execute();
  const cases = await ctx.db.selectFrom('payment_cases').select('id').where('order_id', '=', orderId).execute();
  const confirmed = await ctx.db
    .selectFrom('bank_lines')
    .innerJoin('payments', 'payments.id', 'bank_lines.payment_id')
    .select('bank_lines.id')
    .where('payments.order_id', '=', orderId)
    .execute();
  return [moves.length, cases.length, confirmed.length];
}

describe('two people at once', () => {
  test('confirm one line: one payment is approved', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    for (let time = 0; time < times; time += 1) {
      const { order, payment } = await makePayment(guest, byTransfer);
      await makeStatement(asSystem(guest), [{ text: order.number, amount: '45.000,00' }]);
      const [id = 0] = await openLinesOf(asSystem(guest), order.number);
      const answers = await Promise.all([
        answerOf(confirmBankLine(asSystem(asOther(guest, time)), { id, payment_id: payment.id })),
        answerOf(assignBankLine(asSystem(asOther(guest, time + 1)), { id, order_number: order.number })),
      ]);
      expect(answers.toSorted()).toEqual(['bank_line_decided', 'done']);
      expect(await paidTimes(guest, order.id)).toEqual([1, 0, 1]);
    }
  }, 60_000);

  test('confirm two lines for one payment: one is used, the other stays open', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    for (let time = 0; time < times; time += 1) {
      const { order, payment } = await makePayment(guest, byTransfer);
      const line = { text: order.number, amount: '45.000,00' };
      await makeStatement(asSystem(guest), [line, line]);
      const ids = await openLinesOf(asSystem(guest), order.number);
      const answers = await Promise.all(
        ids.map((id, nth) =>
          answerOf(confirmBankLine(asSystem(asOther(guest, time + nth)), { id, payment_id: payment.id })),
        ),
      );
      expect(answers.toSorted()).toEqual(['bank_payment_confirmed', 'done']);
      expect(await paidTimes(guest, order.id)).toEqual([1, 0, 1]);
    }
  }, 60_000);

  test('confirm one line for two payments: it pays one of them', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    for (let time = 0; time < times; time += 1) {
      const made = [await makePayment(guest, byTransfer), await makePayment(guest, byTransfer)];
      await makeStatement(asSystem(guest), [{ text: String(made[0]?.order.number), amount: '45.000,00' }]);
      const [id = 0] = await openLinesOf(asSystem(guest), String(made[0]?.order.number));
      const answers = await Promise.all(
        made.map(({ payment }, nth) =>
          answerOf(confirmBankLine(asSystem(asOther(guest, time + nth)), { id, payment_id: payment.id })),
        ),
      );
      expect(answers.toSorted()).toEqual(['bank_line_decided', 'done']);
      const paid = await Promise.all(made.map(({ order }) => paidTimes(guest, order.id)));
      expect(paid.map(String).toSorted()).toEqual(['0,0,0', '1,0,1']);
    }
  }, 60_000);

  test('confirm a line and set it aside: one of both counts', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    for (let time = 0; time < times; time += 1) {
      const { order, payment } = await makePayment(guest, byTransfer);
      await makeStatement(asSystem(guest), [{ text: order.number, amount: '45.000,00' }]);
      const [id = 0] = await openLinesOf(asSystem(guest), order.number);
      const answers = await Promise.all([
        answerOf(confirmBankLine(asSystem(asOther(guest, time)), { id, payment_id: payment.id })),
        answerOf(setBankLineAside(asSystem(asOther(guest, time + 1)), { id, reason: 'Renda' })),
      ]);
      expect(answers.toSorted()).toEqual(['bank_line_decided', 'done']);
      const paid = answers[0] === 'done' ? 1 : 0;
      expect(await paidTimes(guest, order.id)).toEqual([paid, 0, paid]);
    }
  }, 60_000);

  test('upload overlapping statements: each line is stored once', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    const movements = Array.from({ length: 60 }, (_, nth) => ({ text: `TRF ${nth % 40}`, amount: '10,00' }));
    const uploads = [movements, movements.toReversed(), movements.slice(0, 50)].map((rows, nth) =>
      uploadText(asSystem(asOther(guest, nth)), statementText(guest, rows)),
    );
    const added = (await Promise.all(uploads)).map(({ added_count: count }) => count);
    expect(added.reduce((sum, count) => sum + count, 0)).toBe(60);
  }, 60_000);
});
