import { describe, expect } from 'vitest';
import { bankTextDays, type BankLineView } from '#contract/sales/bank/values.ts';
import { after, asA } from '#api/people/identity/make.ts';
import { cancelOrder, findOrder } from '#api/sales/orders/index.ts';
import { approvePayment } from '#api/sales/payments/index.ts';
import { makeCreditBuyer } from '#api/sales/accounts/make.ts';
import { byExpress, byReservation, byTransfer, makePayment, retrievePaymentCases } from '#api/sales/payments/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { signedIn } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { assignBankLine, confirmBankLine } from './confirm-line.ts';
import { makeStatement } from './make.ts';
import { bankData, purgeBankTexts } from './personal-data.ts';
import { retrieveBankLines } from './retrieve-lines.ts';
import { reopenBankLine, setBankLineAside } from './set-line-aside.ts';

const price = '45.000,00';

async function linesOf(ctx: Ctx, view?: BankLineView) {
  const filter = view ? { view } : {};
  return (await retrieveBankLines(ctx, { filter, sort: [], limit: 50, offset: 0 })).results;
}

/** A buyer who pays by transfer, and a statement with one line. */
async function paidBy(ctx: Ctx, amount = price, text?: (number: string) => string) {
  const made = await makePayment(ctx, byTransfer);
  const finance = await asA(ctx, 'administrator');
  await makeStatement(finance, [{ text: text?.(made.order.number) ?? `TRF ${made.order.number}`, amount }]);
  const [line] = await linesOf(finance);
  if (!line) throw new Error('No line was stored.');
  const { number } = made.order;
  return { ...made, finance, line, number, statusOf: async () => (await findOrder(ctx, made.order.id)).status };
}

describe('a line that names an order with its amount', () => {
  test('is proposed with certainty, and a person confirms it: the order is settled', async ({ ctx }) => {
    const { finance, line, payment, number, statusOf } = await paidBy(ctx);
    expect(line.proposal).toMatchObject({
      payment_id: payment.id,
      order_number: number,
      certainty: 'certain',
      reasons: ['number', 'amount'],
    });
    expect(await statusOf()).toBe('aguarda-pagamento');
    const confirmed = await confirmBankLine(finance, { id: line.id, payment_id: payment.id });
    expect(confirmed).toMatchObject({
      state: 'confirmed',
      payment_id: payment.id,
      order_number: number,
      proposal: null,
    });
    expect(confirmed.decided_by?.id).toBe(signedIn(finance).userId);
    expect(await statusOf()).toBe('aguarda-satisfacao');
    await expect(confirmBankLine(finance, { id: line.id, payment_id: payment.id })).rejects.toThrow(
      'bank_line_decided',
    );
  });

  test('says that the payment was approved elsewhere meanwhile, and stays open', async ({ ctx }) => {
    const { finance, line, payment, number } = await paidBy(ctx);
    await approvePayment(finance, { id: payment.id });
    await expect(confirmBankLine(finance, { id: line.id, payment_id: payment.id })).rejects.toMatchObject({
      message: 'bank_payment_confirmed',
      data: { number },
    });
    const [now] = await linesOf(finance, 'proposed');
    expect(now).toMatchObject({ state: 'open', proposal: { certainty: 'paid' } });
  });

  test('pays once where a second line names it too', async ({ ctx }) => {
    const { finance, payment, number } = await paidBy(ctx);
    await makeStatement(finance, [{ text: `2.ª TRF ${number}`, amount: price }]);
    const lines = await linesOf(finance, 'proposed');
    expect(lines.map(({ proposal }) => proposal?.certainty)).toEqual(['likely', 'likely']);
    const [first, second] = lines.map(({ id }) => ({ id, payment_id: payment.id }));
    if (!first || !second) throw new Error('Two lines were stored.');
    await confirmBankLine(finance, first);
    await expect(confirmBankLine(finance, second)).rejects.toThrow('bank_payment_confirmed');
    expect((await linesOf(finance, 'confirmed')).map(({ id }) => id)).toEqual([first.id]);
  });

  test('revives an order that was canceled meanwhile', async ({ ctx }) => {
    const { finance, line, payment, buyer, order, statusOf } = await paidBy(ctx);
    await cancelOrder(buyer, { id: order.id });
    expect((await linesOf(finance))[0]?.proposal).toMatchObject({ certainty: 'certain' });
    await confirmBankLine(finance, { id: line.id, payment_id: payment.id });
    expect(await statusOf()).toBe('aguarda-satisfacao');
  });
});

describe('a line with another amount', () => {
  test('too little: nothing is paid, and the line stays open', async ({ ctx }) => {
    const { finance, line, payment, number, statusOf } = await paidBy(ctx, '44.000,00');
    expect(line.proposal?.certainty).toBe('differs');
    for (const surplus of [{}, { accept_surplus: true } as const]) {
      const confirming = confirmBankLine(finance, { id: line.id, payment_id: payment.id, ...surplus });
      await expect(confirming).rejects.toMatchObject({ message: 'bank_amount_too_little', data: { number } });
    }
    expect(await statusOf()).toBe('aguarda-pagamento');
    expect(await linesOf(finance, 'proposed')).toHaveLength(1);
  });

  test('too much: pays only when the surplus is accepted, which then makes a case', async ({ ctx }) => {
    const { finance, line, payment, statusOf } = await paidBy(ctx, '50.000,00');
    const confirmation = { id: line.id, payment_id: payment.id };
    await expect(confirmBankLine(finance, confirmation)).rejects.toThrow('bank_amount_too_much');
    expect(await statusOf()).toBe('aguarda-pagamento');
    await confirmBankLine(finance, { ...confirmation, accept_surplus: true });
    expect(await statusOf()).toBe('aguarda-satisfacao');
    const { results } = await retrievePaymentCases(finance, { filter: {}, sort: [], limit: 50, offset: 0 });
    expect(results).toMatchObject([{ kind: 'too_much', amount_minor: 500_000, state: 'open' }]);
  });
});

describe('a line for a reservation of a company', () => {
  test('books its money on the current account, if it is exactly the amount', async ({ ctx }) => {
    const { buyer, organization_id } = await makeCreditBuyer(ctx);
    const { order, payment } = await makePayment(ctx, { buyer, organization_id, ...byReservation });
    const finance = await asA(ctx, 'administrator');
    await makeStatement(finance, [
      { text: `Demais ${order.number}`, amount: '50.000,00' },
      { text: `Exato ${order.number}`, amount: price },
    ]);
    const lines = await linesOf(finance, 'proposed');
    const idOf = (word: string) => lines.find(({ text }) => text.startsWith(word))?.id ?? 0;
    const surplus = { id: idOf('Demais'), payment_id: payment.id, accept_surplus: true as const };
    await expect(confirmBankLine(finance, surplus)).rejects.toThrow('bank_amount_not_exact');
    await confirmBankLine(finance, { id: idOf('Exato'), payment_id: payment.id });
    expect((await findOrder(ctx, order.id)).status).toBe('aguarda-satisfacao');
  });
});

describe('a line that names nothing', () => {
  test('is proposed by its amount and the name of the buyer, or by its amount', async ({ ctx }) => {
    const made = await makePayment(ctx, byTransfer);
    const finance = await asA(ctx, 'administrator');
    const { name } = await ctx.db
      .selectFrom('shared_persons')
      .select('name')
      .where('id', '=', signedIn(made.buyer).personId)
      .executeTakeFirstOrThrow();
    await makeStatement(finance, [{ text: 'Depósito', amount: price }]);
    expect((await linesOf(finance))[0]?.proposal).toMatchObject({ certainty: 'possible', reasons: ['amount'] });
    await makeStatement(finance, [{ text: `DE ${name.toUpperCase()}`, amount: price }]);
    const named = (await linesOf(finance)).find(({ text }) => text !== 'Depósito');
    expect(named?.proposal).toMatchObject({ certainty: 'likely', reasons: ['amount', 'name'] });
  });

  test('is assigned to an order by its number', async ({ ctx }) => {
    const { finance, line, number, statusOf } = await paidBy(ctx, price, () => 'Depósito');
    await expect(assignBankLine(finance, { id: line.id, order_number: 'M-2026-999999' })).rejects.toThrow(
      'bank_order_unknown',
    );
    const typed = number.replaceAll('-', ' ').toLowerCase();
    expect(await assignBankLine(finance, { id: line.id, order_number: typed })).toMatchObject({ order_number: number });
    expect(await statusOf()).toBe('aguarda-satisfacao');
  });

  test('is not assigned to an order that waits for a gateway', async ({ ctx }) => {
    const { finance, line } = await paidBy(ctx, '1,00', () => 'Depósito');
    const { order, payment } = await makePayment(ctx, byExpress);
    const refused = { message: 'bank_order_without_transfer', data: { number: order.number } };
    await expect(assignBankLine(finance, { id: line.id, order_number: order.number })).rejects.toMatchObject(refused);
    await expect(confirmBankLine(finance, { id: line.id, payment_id: payment.id })).rejects.toMatchObject(refused);
  });

  test('is not assigned to an order in another currency', async ({ ctx }) => {
    const { finance, line, payment } = await paidBy(ctx);
    await ctx.db.updateTable('bank_lines').set({ currency_id: 2 }).where('id', '=', line.id).execute();
    await expect(confirmBankLine(finance, { id: line.id, payment_id: payment.id })).rejects.toThrow(
      'bank_other_currency',
    );
  });

  test('is set aside with a reason, and reopened', async ({ ctx }) => {
    const { finance, line, payment } = await paidBy(ctx, price, () => 'Renda');
    expect(await setBankLineAside(finance, { id: line.id, reason: 'Renda da sala 2' })).toMatchObject({
      state: 'set_aside',
      reason: 'Renda da sala 2',
      proposal: null,
    });
    expect(await linesOf(finance, 'proposed')).toEqual([]);
    await expect(confirmBankLine(finance, { id: line.id, payment_id: payment.id })).rejects.toThrow(
      'bank_line_decided',
    );
    expect(await reopenBankLine(finance, { id: line.id })).toMatchObject({
      state: 'open',
      reason: null,
      decided_by: null,
    });
    await confirmBankLine(finance, { id: line.id, payment_id: payment.id });
    await expect(reopenBankLine(finance, { id: line.id })).rejects.toThrow('bank_line_decided');
  });
});

describe('what a payer wrote', () => {
  test('is exported with the account whose order it paid, and erased with it', async ({ ctx }) => {
    const { finance, line, payment, buyer, number } = await paidBy(ctx);
    await confirmBankLine(finance, { id: line.id, payment_id: payment.id });
    const { userId, personId } = signedIn(buyer);
    const whose = { userId, personId, username: '' };
    const exported: object[] = [];
    for await (const part of bankData.takeAlong(ctx, whose)) {
      if ('rows' in part) for await (const row of part.rows) exported.push(row);
    }
    expect(exported).toMatchObject([{ order_number: number, text: `TRF ${number}`, amount_minor: 4_500_000 }]);
    await bankData.erase(asSystem(ctx), whose);
    expect((await linesOf(finance, 'confirmed'))[0]).toMatchObject({ text: '', amount_minor: 4_500_000 });
  });

  test('is removed a year after the line was decided', async ({ ctx }) => {
    const { finance, line } = await paidBy(ctx);
    await makeStatement(finance, [{ text: 'Em aberto', amount: '1,00' }]);
    await setBankLineAside(finance, { id: line.id, reason: 'Renda' });
    await purgeBankTexts(after(ctx, { days: bankTextDays - 1 }));
    expect((await linesOf(finance, 'set_aside'))[0]?.text).not.toBe('');
    await purgeBankTexts(after(ctx, { days: bankTextDays + 1 }));
    expect((await linesOf(finance, 'set_aside'))[0]?.text).toBe('');
    expect((await linesOf(finance, 'open')).map(({ text }) => text)).toEqual(['Em aberto']);
  });
});
