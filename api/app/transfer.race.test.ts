import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { classSummaries, releaseSeats } from '#api/offer/classes/index.ts';
import { makeClass, makeFullClass, makeWaiting } from '#api/offer/classes/make.ts';
import { createEnrollment, transferEnrollment } from '#api/learning/enrollments/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { openWorld } from '#api/shared/testing/world.ts';

const rounds = 10;

function orRefused(act: () => Promise<unknown>): Promise<boolean> {
  return act().then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
}

async function seatedIn(ctx: Ctx, staff: Ctx, class_id: number) {
  const learner = await asA(ctx, 'student');
  const { id } = await createEnrollment(staff, { class_id, person_id: signedIn(learner).personId });
  return { learner, id };
}

/** Without the locks of `moveSeat` the transfers take the seat beside the others. */
test('the last seat goes to one of an order, an offer, staff and a transfer at once', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const staff = await asA(guest, 'administrator');
  for (let round = 0; round < rounds; round += 1) {
    const isOffered = round % 2 === 1;
    const target = await makeFullClass(guest, { capacity: 1 });
    const from = await makeClass(guest, { course_id: target.course_id });
    const movers = [await seatedIn(guest, staff, from.id), await seatedIn(guest, staff, from.id)];
    const waiting = await asA(guest, 'student');
    if (isOffered) await makeWaiting(waiting, target.id);
    const [person, buyer] = [await asA(guest, 'student'), await asA(guest, 'student')];
    await releaseSeats(guest, { order_item_id: target.items[0] ?? 0 });
    const order = (by: Ctx, nth: number) => () =>
      makeOrder(asOther(guest, nth), { buyer: asOther(by, nth), class: target });
    const input = { class_id: target.id, person_id: signedIn(person).personId };
    const acts = [
      order(buyer, 0),
      order(waiting, 1),
      () => createEnrollment(asOther(staff, 2), input),
      ...movers.map(
        ({ learner, id }, nth) =>
          () =>
            transferEnrollment(asOther(learner, nth + 3), { id, class_id: target.id }),
      ),
    ];
    const turned = [...acts.slice(round % acts.length), ...acts.slice(0, round % acts.length)];
    const won = (await Promise.all(turned.map(orRefused))).filter(Boolean).length;
    const remaining = (await classSummaries(guest, [target.id])).get(target.id);
    expect([won, remaining?.seats_left, remaining?.is_full]).toEqual([1, 0, true]);
    const holds = guest.db.selectFrom('seat_holds').select('id').where('class_id', '=', target.id);
    expect(await holds.where('status', '<>', 'released').execute()).toHaveLength(1);
  }
}, 120_000);

test('transfers in opposite directions neither deadlock nor lose a seat', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const staff = await asA(guest, 'administrator');
  const one = await makeClass(guest, { capacity: 6 });
  const two = await makeClass(guest, { capacity: 6, course_id: one.course_id });
  const there = [];
  for (const { id } of [one, two, one, two, one, two, one, two]) there.push(await seatedIn(guest, staff, id));
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(
      there.map(({ learner, id }, nth) =>
        orRefused(() =>
          transferEnrollment(asOther(learner, nth), { id, class_id: (nth + round) % 2 === 0 ? two.id : one.id }),
        ),
      ),
    );
    const { rows } = await countOf(guest, [one.id, two.id]);
    for (const { held, seated, capacity } of rows) {
      expect(held).toBe(seated);
      expect(held).toBeLessThanOrEqual(capacity);
    }
  }
}, 120_000);

/** The second one sees its class only once the first has moved it. */
test('opposite transfers of one enrollment at once leave it in one of the two classes', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const staff = await asA(guest, 'administrator');
  const one = await makeClass(guest, { capacity: 20 });
  const two = await makeClass(guest, { capacity: 20, course_id: one.course_id });
  const seats = [];
  for (let nth = 0; nth < 12; nth += 1) seats.push(await seatedIn(guest, staff, nth % 2 === 0 ? one.id : two.id));
  for (let round = 0; round < rounds; round += 1) {
    const opposite = seats.flatMap(({ id }, nth) =>
      [one.id, two.id].map((class_id, side) =>
        orRefused(() => transferEnrollment(asOther(staff, nth + side), { id, class_id })),
      ),
    );
    expect((await Promise.all(opposite)).every(Boolean)).toBe(true);
    for (const { held, seated } of (await countOf(guest, [one.id, two.id])).rows) expect(held).toBe(seated);
  }
}, 120_000);

async function countOf(ctx: Ctx, ids: number[]) {
  const result = await classSummaries(ctx, ids);
  const rows = [];
  for (const id of ids) {
    const of = result.get(id);
    const seated = await ctx.db
      .selectFrom('enrollments')
      .select('id')
      .where('class_id', '=', id)
      .where('status', '=', 'enrolled')
      .execute();
    const capacity = of?.capacity ?? 0;
    rows.push({ held: capacity - (of?.seats_left ?? 0), seated: seated.length, capacity });
  }
  return { rows };
}
