import fc from 'fast-check';
import { expect } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { classSummaries, stopWaiting } from '#api/offer/classes/index.ts';
import { makeClass, makeWaiting } from '#api/offer/classes/make.ts';
import { createEnrollment, transferEnrollment } from '#api/learning/enrollments/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { cancelOrder, settleOrder } from '#api/sales/orders/index.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { makeMember, makeOrganization } from '#api/people/organizations/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { assignSeats, swapSeat } from '#api/areas/training/make.ts';

const capacity = 2;
const people = 4;
const acts = ['order', 'cancel', 'staff', 'wait', 'leave', 'transfer', 'swap'] as const;
const Step = fc.record({
  act: fc.constantFrom(...acts),
  who: fc.nat({ max: people - 1 }),
  where: fc.nat({ max: 1 }),
});
type Step = typeof Step extends fc.Arbitrary<infer S> ? S : never;

/** Two small classes of one course; a company has a seat in the first. */
async function makeScene(ctx: Ctx) {
  const first = await makeClass(ctx, { capacity });
  const second = await makeClass(ctx, { capacity, course_id: first.course_id });
  const owner = await asA(ctx, 'client');
  const { id: organization_id } = await makeOrganization(owner);
  const { order } = await makeOrder(ctx, { buyer: owner, class: first, organization_id });
  await settleOrder(asSystem(ctx), order.id);
  const learners: Ctx[] = [];
  const employees: number[] = [];
  for (let made = 0; made < people; made += 1) {
    learners.push(await asA(ctx, 'student'));
    employees.push(signedIn((await makeMember(ctx, { organizationId: organization_id })).ctx).personId);
  }
  const order_item_id = order.items[0]?.id ?? 0;
  await assignSeats(owner, { order_item_id, person_ids: [employees[0] ?? 0] });
  const staff = await asA(ctx, 'administrator');
  return {
    classes: [first, second],
    owner,
    order_item_id,
    learners,
    employees,
    staff,
    orders: new Map<number, number>(),
  };
}

type Scene = Awaited<ReturnType<typeof makeScene>>;

type Doing = { ctx: Ctx; scene: Scene; who: number; learner: Ctx; class: { id: number; course_id: number } };

/** Each of the ways in which a seat is taken, left or given on. */
const ways: Record<Step['act'], (doing: Doing) => Promise<unknown>> = {
  order: async ({ ctx, scene, who, learner, class: run }) => {
    const { order } = await makeOrder(ctx, { buyer: learner, class: run });
    scene.orders.set(who, order.id);
  },
  cancel: ({ scene, who, learner }) => cancelOrder(learner, { id: scene.orders.get(who) ?? 0 }),
  staff: ({ scene, learner, class: { id } }) =>
    createEnrollment(scene.staff, { class_id: id, person_id: signedIn(learner).personId }),
  wait: ({ learner, class: { id } }) => makeWaiting(learner, id),
  leave: ({ ctx, learner, class: { id } }) =>
    stopWaiting(asSystem(ctx), { userId: signedIn(learner).userId, classId: id }),
  transfer: async ({ ctx, learner, class: run }) => {
    const held = ctx.db.selectFrom('enrollments').select('id').where('person_id', '=', signedIn(learner).personId);
    const { id = 0 } = (await held.where('status', '=', 'enrolled').executeTakeFirst()) ?? {};
    await transferEnrollment(learner, { id, class_id: run.id });
  },
  swap: async ({ ctx, scene: { owner, order_item_id, employees }, who }) => {
    const holder = ctx.db.selectFrom('order_item_participants').select('person_id');
    const { person_id = 0 } = (await holder.where('order_item_id', '=', order_item_id).executeTakeFirst()) ?? {};
    await swapSeat(owner, { order_item_id, from_person_id: person_id, to_person_id: employees[who] ?? 0 });
  },
};

async function take(ctx: Ctx, scene: Scene, { act, who, where }: Step): Promise<void> {
  const run = scene.classes[where];
  const learner = scene.learners[who];
  if (run && learner) await ways[act]({ ctx, scene, who, learner, class: run });
}

test('seats are never below zero or above the capacity, whatever is done in whatever order', async ({ ctx }) => {
  const property = fc.asyncProperty(fc.array(Step, { minLength: 4, maxLength: 12 }), async (steps) => {
    const scene = await makeScene(ctx);
    const ids = scene.classes.map(({ id }) => id);
    for (const step of steps) {
      await take(ctx, scene, step).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
      for (const { id, seats_left } of (await classSummaries(ctx, ids)).values()) {
        const holds = ctx.db.selectFrom('seat_holds').select(({ fn }) => fn.sum<number>('quantity').as('held'));
        const { held } = await holds
          .where('class_id', '=', id)
          .where('status', '<>', 'released')
          .executeTakeFirstOrThrow();
        expect(held ?? 0).toBeLessThanOrEqual(capacity);
        expect(seats_left).toBe(capacity - (held ?? 0));
      }
    }
  });
  await fc.assert(property, { numRuns: 12 });
}, 120_000);
