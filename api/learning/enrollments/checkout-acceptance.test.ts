import { describe, expect } from 'vitest';
import { updateClass } from '#api/offer/classes/index.ts';
import { makeClass, makeRegulation } from '#api/offer/classes/make.ts';
import { makePerson } from '#api/people/identity/make.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { openEnrollments } from './open-enrollments.ts';
import { registerOrdered } from './register-ordered.ts';
import { enrollOnSeats } from './seats-of-line.ts';

type Case = {
  ordered: { classId: number; courseId: number; orderId: number; orderItemId: number; buyerId: number };
  rules: string;
};
type Meanwhile = (ctx: Ctx, made: Case) => Promise<unknown>;

async function makeOrdered(ctx: Ctx, files: boolean): Promise<Case> {
  const rules = await makeRegulation(ctx);
  const demands = files ? { mandatory_files: ['id-copy' as const] } : {};
  const held = await makeClass(ctx, { regulation_file_id: rules.id, ...demands });
  const { order, buyer } = await makeOrder(ctx, { class: held });
  const buyerId = signedIn(buyer).personId;
  const orderItemId = order.items[0]?.id ?? 0;
  const ordered = { classId: held.id, courseId: held.course_id, orderId: order.id, orderItemId, buyerId };
  return { ordered, rules: rules.sha256 };
}

const seatFor = ({ ordered: { classId, courseId, orderItemId } }: Case, personId: number) => ({
  order_item_id: orderItemId,
  class_id: classId,
  course_id: courseId,
  person_ids: [personId],
});
const pay: Meanwhile = (ctx, made) => openEnrollments(asSystem(ctx), [seatFor(made, made.ordered.buyerId)]);
const payForOther: Meanwhile = async (ctx, made) =>
  openEnrollments(asSystem(ctx), [seatFor(made, (await makePerson(ctx)).id)]);
const giveLater: Meanwhile = (ctx, made) => enrollOnSeats(asSystem(ctx), seatFor(made, made.ordered.buyerId));
const giveOtherLater: Meanwhile = async (ctx, made) =>
  enrollOnSeats(asSystem(ctx), seatFor(made, (await makePerson(ctx)).id));
const register: Meanwhile = (ctx, { ordered }) => registerOrdered(asSystem(ctx), ordered.orderId);
const replace: Meanwhile = async (ctx, { ordered }) =>
  updateClass(asSystem(ctx), { id: ordered.classId, regulation_file_id: (await makeRegulation(ctx, 2)).id });
const remove: Meanwhile = (ctx, { ordered }) =>
  updateClass(asSystem(ctx), { id: ordered.classId, regulation_file_id: null });
const ofCompany: Meanwhile = async (ctx, { ordered }) => {
  const company = {
    name: 'Kalunga',
    tax_id: '5417000000',
    country: 'AO',
    credit_currency_id: 1,
    created_at: ctx.now(),
  };
  const { id } = await ctx.db.insertInto('organizations').values(company).returning('id').executeTakeFirstOrThrow();
  await ctx.db.updateTable('orders').set({ organization_id: id }).where('id', '=', ordered.orderId).execute();
};
const beforeTerms: Meanwhile = (ctx, { ordered }) =>
  ctx.db
    .updateTable('orders')
    .set({ terms_version: null, terms_accepted_at: null })
    .where('id', '=', ordered.orderId)
    .execute();
const toOtherClass: Meanwhile = (ctx, { ordered }) =>
  ctx.db.updateTable('order_items').set({ transferred_at: ctx.now() }).where('id', '=', ordered.orderItemId).execute();

describe('the regulation that a buyer accepted at checkout', () => {
  test.for<[string, Meanwhile[], { files?: true; accepted: boolean }]>([
    ['counts where the buyer learns', [pay], { accepted: true }],
    ['counts before the payment, where files are demanded', [register], { files: true, accepted: true }],
    ['counts once the order is paid', [register, pay], { files: true, accepted: true }],
    ['counts for a seat that the buyer takes later', [giveLater], { accepted: true }],
    ['counts for the buyer of a company', [ofCompany, pay], { accepted: true }],
    ['does not count for anybody else', [payForOther], { accepted: false }],
    ['does not count for an employee who gets the seat later', [ofCompany, giveOtherLater], { accepted: false }],
    ['does not count once it is replaced', [replace, pay], { accepted: false }],
    ['does not count once it is removed', [remove, pay], { accepted: false }],
    ['stays accepted when it is replaced after the enrollment', [pay, replace], { accepted: true }],
    ['does not count for orders that accepted no terms', [beforeTerms, pay], { accepted: false }],
    ['does not count in another class', [toOtherClass, pay], { accepted: false }],
  ])('%s', async ([, steps, { files = false, accepted }], { ctx }) => {
    const made = await makeOrdered(ctx, files);
    for (const step of steps) await step({ ...ctx, now: () => new Date(ctx.now().getTime() + 60_000) }, made);
    const rows = await ctx.db
      .selectFrom('enrollments')
      .select(['regulation_accepted_at', 'regulation_sha256'])
      .where('class_id', '=', made.ordered.classId)
      .execute();
    const ofCheckout = { regulation_accepted_at: ctx.now(), regulation_sha256: made.rules };
    expect(rows).toEqual([accepted ? ofCheckout : { regulation_accepted_at: null, regulation_sha256: null }]);
  });
});
