import { setTimeout } from 'node:timers/promises';
import { expect, test, type TestContext } from 'vitest';
import { makeFullClass, makeWaiting } from '#api/offer/classes/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { emittedEvents, makeOrderItem } from './make.ts';
import { openEnrollments } from './open-enrollments.ts';
import { leaveWaiting } from './take-bought-seat.ts';

const heldForMs = 500;

/** A learner with a paid seat of a full class, who can be enrolled, and can join its waiting list. */
async function makeScene(skip: TestContext['skip']) {
  const { guest, asOther } = await openWorld(skip);
  const { id: class_id, course_id } = await makeFullClass(guest);
  const learner = await asA(guest, 'student');
  const { personId, userId } = signedIn(learner);
  const order_item_id = await makeOrderItem(guest, { class_id, course_id });
  const seats = [{ order_item_id, class_id, course_id, person_ids: [personId] }];
  return {
    enroll: (ctx: Ctx) => openEnrollments(asSystem(ctx), seats),
    join: (ctx: Ctx) => makeWaiting({ ...ctx, actor: learner.actor }, class_id),
    react: async () => {
      for (const opened of await emittedEvents(guest, 'enrollment_opened')) {
        await leaveWaiting(asSystem(guest), (opened as { enrollment_id: number }).enrollment_id);
      }
    },
    statuses: async () => {
      const entries = guest.db.selectFrom('waiting_entries').select('status').where('user_id', '=', userId);
      return (await entries.execute()).map(({ status }) => status);
    },
    one: asOther(guest, 1),
    other: asOther(guest, 2),
  };
}

/** `isRun` is over before `whole`, which commits later. */
function commitLate(ctx: Ctx, run: (tx: Ctx) => Promise<void>) {
  const ran = Promise.withResolvers<null>();
  const whole = inTransaction(ctx, async (tx) => {
    await run(tx);
    ran.resolve(null);
    await setTimeout(heldForMs);
  });
  return { isRun: Promise.race([ran.promise, whole]), whole };
}

/** Without a look at the enrollment under the lock of the class, the learner waits after the reaction has come by. */
test('joining the waiting list while one is being enrolled waits for it, and is refused', async ({ skip }) => {
  const { enroll, join, statuses, one, other } = await makeScene(skip);
  const enrolling = commitLate(one, enroll);
  await enrolling.isRun;
  await expect(join(other)).rejects.toThrow('already_enrolled');
  await enrolling.whole;
  expect(await statuses()).toEqual([]);
}, 60_000);

/** The reaction looks without a lock: the entry has to be there before the enrollment is. */
test('an enrollment waits for who is joining the waiting list, and its reaction ends the waiting', async ({ skip }) => {
  const { enroll, join, react, statuses, one, other } = await makeScene(skip);
  const joining = commitLate(one, join);
  await joining.isRun;
  await enroll(other);
  await react();
  await joining.whole;
  expect(await statuses()).toEqual(['left']);
}, 60_000);
