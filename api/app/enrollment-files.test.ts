import { describe, expect } from 'vitest';
import { makeClass } from '#api/offer/classes/make.ts';
import {
  approveEnrollmentFile,
  checkDueFiles,
  filesOf,
  handIn,
  rejectEnrollmentFile,
} from '#api/learning/enrollments/make.ts';
import { asA, signInAs, makeUser } from '#api/people/identity/make.ts';
import { cancelOrder, findOrder, settleOrder } from '#api/sales/orders/index.ts';
import { later, makeOrder } from '#api/sales/orders/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { assignSeats, makeEmployees, makeLine } from '#api/areas/training/make.ts';
import { runAudit } from './audit/run-audit.ts';
import { reactNow } from './react-now.ts';

const demanding = { mandatory_files: ['id-copy' as const] };

async function statusOf(ctx: Ctx, personId: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('enrollments')
    .select('status')
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  return rows.map(({ status }) => status);
}

/** The orders of these tests are settled without a payment. */
async function violations(ctx: Ctx) {
  return (await runAudit(ctx)).filter(({ name }) => name !== 'A settled order is paid for in full');
}

async function makeOrdered(ctx: Ctx) {
  const { order, buyer } = await makeOrder(ctx, { class: await makeClass(ctx, demanding) });
  await reactNow(asSystem(ctx), ['order_placed', 'enrollment_registered']);
  return { order, buyer, personId: signedIn(buyer).personId, id: (await filesOf(buyer))[0]?.id ?? 0 };
}

const whole = ['order_paid', 'enrollment_opened', 'enrollment_registered', 'enrollment_file_decided'] as const;

describe('an order of a class that demands files', () => {
  test('is fulfilled when the last file is approved after the payment', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const { order, buyer, personId, id } = await makeOrdered(ctx);
    await settleOrder(asSystem(ctx), order.id);
    await reactNow(asSystem(ctx), [...whole]);
    expect(await statusOf(ctx, personId)).toEqual(['registered']);
    expect((await findOrder(ctx, order.id)).status).toBe('aguarda-satisfacao');
    await handIn(buyer, id);
    await approveEnrollmentFile(staff, { id });
    await reactNow(asSystem(ctx), [...whole]);
    expect(await statusOf(ctx, personId)).toEqual(['enrolled']);
    expect((await findOrder(ctx, order.id)).status).toBe('finalizada');
    expect(await violations(ctx)).toEqual([]);
  });

  test('is fulfilled when the payment comes after the last file', async ({ ctx }) => {
    const { order, buyer, personId, id } = await makeOrdered(ctx);
    await handIn(buyer, id);
    await approveEnrollmentFile(await asA(ctx, 'administrator'), { id });
    expect(await statusOf(ctx, personId)).toEqual(['registered']);
    await settleOrder(asSystem(ctx), order.id);
    await reactNow(asSystem(ctx), [...whole]);
    expect(await statusOf(ctx, personId)).toEqual(['enrolled']);
    expect((await findOrder(ctx, order.id)).status).toBe('finalizada');
  });

  test('ends its registration when it is canceled before it is paid', async ({ ctx }) => {
    const { order, buyer, personId } = await makeOrdered(ctx);
    await cancelOrder(buyer, { id: order.id });
    for (const _ of [1, 2]) await reactNow(asSystem(ctx), ['order_canceled', 'enrollment_ended', 'order_placed']);
    expect(await statusOf(ctx, personId)).toEqual(['canceled']);
    expect(await violations(ctx)).toEqual([]);
  });
});

describe('a seat of a company in a class that demands files', () => {
  test('leaves the order open until its employee is enrolled', async ({ ctx }) => {
    const line = await makeLine(ctx, { quantity: 1, class: demanding });
    const employee = await makeUser(ctx);
    const [person = 0] = await makeEmployees(ctx, line, 1);
    await assignSeats(line.owner, { order_item_id: line.itemId, person_ids: [person] });
    expect(await statusOf(ctx, person)).toEqual(['registered']);
    expect((await findOrder(ctx, line.orderId)).status).toBe('aguarda-satisfacao');
    // Neither the employer nor another person reads what is demanded of the employee.
    for (const other of [line.owner, await signInAs(ctx, employee)]) expect(await filesOf(other)).toEqual([]);
    const staff = await asA(ctx, 'administrator');
    const [file] = await filesOf(staff, { person_id: person });
    await ctx.db.updateTable('enrollment_files').set({ status: 'handed_in', handed_in_at: ctx.now() }).execute();
    await approveEnrollmentFile(staff, { id: file?.id ?? 0 });
    await reactNow(asSystem(ctx), ['enrollment_opened']);
    expect((await findOrder(ctx, line.orderId)).status).toBe('finalizada');
  });

  test('is free again when the files of its employee are late', async ({ ctx }) => {
    const line = await makeLine(ctx, { quantity: 1, class: demanding });
    const [late = 0, other = 0] = await makeEmployees(ctx, line, 2);
    const id = { order_item_id: line.itemId };
    await assignSeats(line.owner, { ...id, person_ids: [late] });
    await checkDueFiles(asSystem(later(ctx, 24 * 11)));
    expect(await statusOf(ctx, late)).toEqual(['canceled']);
    expect(await assignSeats(line.owner, { ...id, person_ids: [other] })).toMatchObject({ order_item_id: line.itemId });
    expect(await statusOf(ctx, other)).toEqual(['registered']);
  });
});

test('the learner and staff are notified, and their warnings end with what they ask for', async ({ ctx }) => {
  const staff = await asA(ctx, 'administrator');
  const { order, buyer, id } = await makeOrdered(ctx);
  const warnings = async (of: Ctx) =>
    (
      await ctx.db
        .selectFrom('user_warnings')
        .select('kind')
        .where('user_id', '=', signedIn(of).userId)
        .where('kind', 'like', 'enrollment%')
        .where('is_active', '=', true)
        .execute()
    ).map(({ kind }) => kind);
  expect(await warnings(buyer)).toEqual(['enrollment_registered']);
  await settleOrder(asSystem(ctx), order.id);
  await handIn(buyer, id);
  const kinds = [...whole, 'enrollment_file_handed_in' as const];
  await reactNow(asSystem(ctx), kinds);
  expect(await warnings(buyer)).toEqual([]);
  expect(await warnings(staff)).toEqual(['enrollment_files_to_review']);
  await rejectEnrollmentFile(staff, { id, reason: 'Está desfocada.' });
  await reactNow(asSystem(ctx), kinds);
  expect([await warnings(buyer), await warnings(staff)]).toEqual([['enrollment_file_rejected'], []]);
  await handIn(buyer, id);
  await approveEnrollmentFile(staff, { id });
  await reactNow(asSystem(ctx), kinds);
  expect([await warnings(buyer), await warnings(staff)]).toEqual([[], []]);
});
