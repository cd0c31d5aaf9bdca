import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeClass } from '#api/offer/classes/make.ts';
import {
  approveEnrollmentFile,
  checkDueFiles,
  emittedEvents,
  filesOf,
  handIn,
  openEnrollments,
} from '#api/learning/enrollments/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { later, makeOrder } from '#api/sales/orders/make.ts';
import { findOrder, paidSeats, settleOrder } from '#api/sales/orders/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { reactNow } from './react-now.ts';
import { runAudit } from './audit/run-audit.ts';

const rounds = 12;

/** An order that is not paid, with one file handed in and not reviewed. */
async function makeWaiting(guest: Ctx) {
  const held = await makeClass(guest, { mandatory_files: ['id-copy'] });
  const { order, buyer } = await makeOrder(guest, { class: held });
  await reactNow(asSystem(guest), ['order_placed', 'enrollment_registered']);
  const [file] = await filesOf(buyer);
  const id = file?.id ?? 0;
  await handIn(buyer, id);
  return { order, buyer, id, personId: signedIn(buyer).personId };
}

async function statusOf(ctx: Ctx, personId: number): Promise<string[]> {
  const rows = await ctx.db.selectFrom('enrollments').select('status').where('person_id', '=', personId).execute();
  return rows.map(({ status }) => status);
}

/** Without the lock of `lockFile` the enrollment stays registered: the payment and the approval each miss the other. */
test('a payment that arrives while the last file is being approved enrolls once both are committed', async ({
  skip,
}) => {
  const { guest, asOther } = await openWorld(skip);
  const staff = await asA(guest, 'administrator');
  const { order, id, personId } = await makeWaiting(guest);
  await settleOrder(asSystem(guest), order.id);
  const seats = await paidSeats(guest, order.id);
  const approved = Promise.withResolvers<null>();
  const approving = inTransaction(asOther(staff, 1), async (tx) => {
    await approveEnrollmentFile(tx, { id });
    approved.resolve(null);
    await setTimeout(2_000);
  });
  await approved.promise;
  await Promise.all([approving, openEnrollments(asSystem(asOther(guest, 2)), seats)]);
  expect(await statusOf(guest, personId)).toEqual(['enrolled']);
  expect(await emittedEvents(guest, 'enrollment_opened')).toHaveLength(1);
}, 120_000);

test('the payment and the approval of the last file at once enroll exactly once', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const staff = await asA(guest, 'administrator');
  for (let round = 0; round < rounds; round += 1) {
    const { order, id, personId } = await makeWaiting(guest);
    const before = (await emittedEvents(guest, 'enrollment_opened')).length;
    await settleOrder(asSystem(guest), order.id);
    await Promise.all([
      reactNow(asSystem(asOther(guest, round)), ['order_paid']),
      approveEnrollmentFile(asOther(staff, round + 1), { id }),
    ]);
    expect(await statusOf(guest, personId)).toEqual(['enrolled']);
    expect(await emittedEvents(guest, 'enrollment_opened')).toHaveLength(before + 1);
    await reactNow(asSystem(guest), ['enrollment_opened']);
    expect((await findOrder(guest, order.id)).status).toBe('finalizada');
  }
  await reactNow(asSystem(guest), ['enrollment_file_handed_in', 'enrollment_file_decided']);
  const unpaid = 'A settled order is paid for in full';
  expect((await runAudit(guest)).filter(({ name }) => name !== unpaid)).toEqual([]);
}, 120_000);

test('a file that is handed in as the registration is canceled for its lateness is kept or refused, never both', async ({
  skip,
}) => {
  const { guest, asOther } = await openWorld(skip);
  const undated = { start_at: null, end_at: null, registration_deadline: null } as const;
  for (let round = 0; round < rounds; round += 1) {
    const held = await makeClass(guest, { ...undated, mandatory_files: ['id-copy'] });
    const { order, buyer } = await makeOrder(guest, { class: held });
    await settleOrder(asSystem(guest), order.id);
    await reactNow(asSystem(guest), ['order_paid']);
    const [file] = await filesOf(buyer);
    const [handed] = await Promise.allSettled([
      handIn(asOther(buyer, round), file?.id ?? 0),
      checkDueFiles(asSystem(later(asOther(guest, round + 1), 24 * 11))),
    ]);
    const status = await statusOf(guest, signedIn(buyer).personId);
    expect(status).toEqual([handed.status === 'fulfilled' ? 'registered' : 'canceled']);
  }
}, 120_000);
