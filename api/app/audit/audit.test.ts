import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { makeCreditBuyer, recordAccountPayment } from '#api/sales/accounts/make.ts';
import { recordAttendance } from '#api/learning/attendance/index.ts';
import { asA } from '#api/people/identity/make.ts';
import { issueCertificate } from '#api/learning/certificates/index.ts';
import { makeClass, makeRegulation, makeWaiting } from '#api/offer/classes/make.ts';
import { saveFile } from '#api/platform/files/index.ts';
import { pdfBytes } from '#api/platform/files/make.ts';
import { issueCreditNote } from '#api/sales/fiscal/index.ts';
import { makeSeller, withKey } from '#api/sales/fiscal/make.ts';
import { acceptGift, giftTokenTo, makeRecipient } from '#api/areas/gifts/make.ts';
import { makeCoupon } from '#api/sales/coupons/make.ts';
import { cancelOrder } from '#api/sales/orders/index.ts';
import { later, makeOrder } from '#api/sales/orders/make.ts';

import { operate } from '#api/sales/payments/index.ts';
import { makeOrganization } from '#api/people/organizations/make.ts';
import {
  approvePayment,
  byContract,
  byReservation,
  byTransfer,
  decideRefund,
  makePayment,
  payFor,
  receiveMoney,
  requestRefund,
  resolvePaymentCase,
  retrievePaymentCases,
} from '#api/sales/payments/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { reactNow } from '../react-now.ts';
import { breaches } from './make.ts';
import { invariants, runAudit } from './run-audit.ts';

const hoursAfterTheDay = 24 * 30;

describe('an audit', () => {
  test('finds no violation in sound data, with a constant number of queries', async ({ ctx, queries }) => {
    await makeSound(ctx);
    queries.length = 0;
    expect(await runAudit(ctx)).toEqual([]);
    const requested = queries.length;
    await makeSound(ctx);
    queries.length = 0;
    expect(await runAudit(ctx)).toEqual([]);
    expect(queries).toHaveLength(requested);
  });

  test('finds no violation where orders on account were returned', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    for (const [way, amounts] of [
      [byContract, [1_000, undefined]],
      [byReservation, [undefined]],
    ] as const) {
      const { order, payment, buyer } = await makePayment(ctx, { ...(await makeCreditBuyer(ctx)), ...way });
      await approvePayment(staff, { id: payment.id });
      for (const amount_minor of amounts) {
        const { id } = await requestRefund(buyer, { order_id: order.id, reason: 'Obra adiada' });
        await decideRefund(staff, { id, decision: 'approve', amount_minor });
      }
    }
    await reactNow(asSystem(ctx), ['order_paid', 'enrollment_opened', 'refund_done']);
    expect(await runAudit(ctx)).toEqual([]);
  });

  test('finds no violation where money was short, too much, late, twice, foreign and resolved', async ({ ctx }) => {
    const staff = asSystem(ctx);
    for (const amounts of [[4_400_000], [4_600_000], [2_000_000, 2_600_000], [4_500_000, 1], [2_000_000, 4_500_000]]) {
      const made = await makePayment(ctx);
      for (const [id, amountMinor] of amounts.entries()) await receiveMoney(ctx, made, { id, amountMinor });
    }
    const part = await makePayment(ctx);
    await receiveMoney(ctx, part, { id: 1, amountMinor: 2_000_000 });
    await payFor(part, byTransfer);
    await operate(staff, { command: 'approve', order: part.order.number });
    await receiveMoney(ctx, await makePayment(ctx), { id: 1, amountMinor: 5_000, currencyKey: 'usd' });
    await reactNow(staff, ['order_paid', 'enrollment_opened']);
    expect(await runAudit(ctx)).toEqual([]);
    const open = { filter: { state: 'open' as const }, sort: [], limit: 100, offset: 0 };
    for (const { id, kind } of (await retrievePaymentCases(staff, open)).results) {
      const isWorth = kind === 'currency' && { accepted_minor: 4_000_000 };
      const settling = resolvePaymentCase(staff, { id, move: 'settle', note: 'Verificado', ...isWorth });
      // Money that the order does not need goes back.
      await settling.catch(() => resolvePaymentCase(staff, { id, move: 'refund', note: 'Verificado' }));
    }
    await reactNow(staff, ['order_paid', 'enrollment_opened']);
    expect(await runAudit(ctx)).toEqual([]);
  });

  test('has a breach of every invariant', () => {
    expect(Object.keys(breaches).toSorted()).toEqual(invariants.map(({ name }) => name).toSorted());
  });

  test.for(Object.entries(breaches))('names the breach of «%s»', async ([name, breach], { ctx }) => {
    await makeSound(ctx);
    for (const statement of breach.split(';')) await sql.raw(statement).execute(ctx.db);
    await ctx.files.write('outros/2026-11/lone.pdf', new Uint8Array([1]));
    // Only the breach with unused bytes is a day old.
    const at = name.startsWith('No bytes') ? later(ctx, hoursAfterTheDay) : ctx;
    const matches = (await runAudit(at)).filter((broken) => broken.name === name);
    expect(matches).not.toEqual([]);
    for (const { violation } of matches) expect(violation).toMatch(/^\S.*\d.*[^.]$/);
  });

  test('reads the bytes of files and pictures, so that a change that leaves the size is a violation', async ({
    ctx,
  }) => {
    await makeSound(ctx);
    const { storage_key, byte_size } = await ctx.db
      .selectFrom('files')
      .select(['storage_key', 'byte_size'])
      .where('deleted_at', 'is', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(await runAudit(ctx)).toEqual([]);
    await ctx.files.write(storage_key, new Uint8Array(byte_size));
    expect((await runAudit(ctx)).map(({ violation }) => violation)).toEqual([
      expect.stringMatching(/has other bytes at/),
    ]);
  });

  test('waits for the effects of a pending event', async ({ ctx }) => {
    const { order, buyer } = await makePayment(ctx, byTransfer);
    await operate(asSystem(ctx), { command: 'approve', order: order.number });
    expect(await runAudit(ctx)).toEqual([]);
    await ctx.db.updateTable('outbox_events').set({ relayed_at: ctx.now() }).execute();
    const person = signedIn(buyer).personId;
    expect((await runAudit(ctx)).map(({ violation }) => violation)).toEqual([
      expect.stringContaining(`person ${person} has a paid seat by line ${order.items[0]?.id}`),
    ]);
  });
});

/** Two, so that there is a chain. */
async function makeCreditNotes(ctx: Ctx, order_id: number): Promise<void> {
  for (const occasion of ['refund 1', 'refund 2']) {
    await issueCreditNote(ctx, { order_id, amount_minor: 100, reason: 'Cortesia', occasion });
  }
}

/** A paid, invoiced, completed and certified enrollment, a file, and a waiting entry. */
async function makeSound(ctx: Ctx): Promise<void> {
  const rules = await makeRegulation(ctx);
  const held = await makeClass(ctx, { regulation_file_id: rules.id });
  const { order, classId, buyer } = await makePayment(ctx, { ...byTransfer, class: held });
  const operator = asSystem(ctx);
  await operate(operator, { command: 'approve', order: order.number });
  await makeSeller(ctx);
  await reactNow(withKey(operator), ['order_paid', 'enrollment_opened']);
  await makeCreditNotes(withKey(operator), order.id);
  const { id } = await ctx.db
    .updateTable('enrollments')
    .set({ outcome: 'attended', concluded_at: ctx.now() })
    .where('class_id', '=', classId)
    .returning('id')
    .executeTakeFirstOrThrow();
  await issueCertificate(operator, id);
  const proof = { category: 'outros', name: 'nota.pdf', bytes: new Uint8Array(pdfBytes()), allowed: ['pdf'] } as const;
  await saveFile(buyer, proof);
  await ctx.db.updateTable('classes').set({ capacity: 1 }).where('id', '=', classId).execute();
  await makeWaiting(await asA(ctx, 'student'), classId);
  const { code } = await makeCoupon(ctx, { code: `SOM-${classId}`, most_uses: 1, most_uses_per_person: 1 });
  await makeOrder(ctx, { coupon_code: code });
  await makeOrganization(buyer);
  await makeAcceptedGift(ctx, withKey(operator));
  await makeOnAccount(withKey(operator));
  await attendLesson(operator);
}

/** One lesson was given, and one person was there. */
async function attendLesson(operator: Ctx): Promise<void> {
  const { id: enrollment_id, class_id } = await operator.db
    .selectFrom('enrollments')
    .select(['id', 'class_id'])
    .where('status', '=', 'enrolled')
    .where('concluded_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { id: lesson_id } = await operator.db
    .insertInto('lessons')
    .values({ class_id, starts_at: '2026-11-21T06:00:00Z', ends_at: '2026-11-21T08:00:00Z', status: 'given' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const change = { lesson_id, enrollment_id, state: 'present' as const, version: 0 };
  await recordAttendance(operator, { class_id, changes: [change] });
}

/** Paid, sent and accepted. */
async function makeAcceptedGift(ctx: Ctx, operator: Ctx): Promise<void> {
  const held = await makeClass(ctx);
  const email = `presente-${held.id}@mestria.test`;
  const gifts = [{ course_id: held.course_id, email, name: '', message: '', send_on: null }];
  const { order } = await makePayment(ctx, { ...byTransfer, class: held, gifts });
  await operate(operator, { command: 'approve', order: order.number });
  await reactNow(operator, ['order_paid', 'gift_sent']);
  await acceptGift(await makeRecipient(ctx, { email }), { token: await giftTokenTo(ctx, { email }) });
  await reactNow(operator, ['enrollment_opened', 'gift_answered']);
}

/** An invoiced order by contract, a reservation that was paid, and one that was canceled. */
async function makeOnAccount(operator: Ctx): Promise<void> {
  const buying = await makeCreditBuyer(operator, { credit_limit_minor: 100_000_000 });
  for (const way of [byContract, byReservation]) {
    const { order } = await makePayment(operator, { ...buying, ...way });
    await operate(operator, { command: 'approve', order: order.number });
  }
  const { order } = await makePayment(operator, { ...buying, ...byReservation });
  await cancelOrder(buying.buyer, { id: order.id });
  const { organization_id } = buying;
  await recordAccountPayment(operator, { organization_id, currency_id: 1, amount_minor: 1_000, reference: 'T 1' });
  await reactNow(operator, ['order_charged', 'order_paid', 'order_canceled', 'account_credited']);
}
