import { describe, expect } from 'vitest';
import type { MergeObstacle } from '#contract/areas/privacy/merging.ts';
import { mergeObstacles } from '#contract/areas/privacy/merging.ts';
import { makeEnrollmentIn, makeEnrollment } from '#api/learning/enrollments/make.ts';
import { giveRole } from '#api/people/identity/index.ts';
import { asA, makeUser, signInAs, type MadeUser } from '#api/people/identity/make.ts';
import { makeMember, makeOrganization } from '#api/people/organizations/make.ts';
import { makeStudentDocument } from '#api/people/people/student/make.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { calls } from '../personal-data/make.ts';
import { makeTwo, merge, obstaclesOf, reason, type Two } from './make.ts';

const both = ({ staying, removed }: Two): [MadeUser, MadeUser] => [staying, removed];

async function enrollBoth(ctx: Ctx, two: Two, isSameClass: boolean) {
  const { class_id: classId, course_id: courseId } = await makeEnrollment(ctx);
  const other = isSameClass ? classId : (await makeClass(ctx, { course_id: courseId })).id;
  const [one, another] = both(two);
  const ids = [
    await makeEnrollmentIn(ctx, { classId, courseId, person_id: one.person_id }),
    await makeEnrollmentIn(ctx, { classId: other, courseId, person_id: another.person_id }),
  ];
  return { courseId, ids };
}

async function concludeBoth(ctx: Ctx, two: Two) {
  const { courseId: course_id, ids } = await enrollBoth(ctx, two, false);
  await ctx.db
    .updateTable('enrollments')
    .set({ concluded_at: ctx.now(), outcome: 'passed' })
    .where('id', 'in', ids)
    .execute();
  return { course_id, ids };
}

function setPersons(ctx: Ctx, two: Two, values: readonly [object, object]) {
  return Promise.all(
    both(two).map(({ person_id }, at) =>
      ctx.db
        .updateTable('persons')
        .set(values[at] ?? {})
        .where('id', '=', person_id)
        .execute(),
    ),
  );
}

/** What makes each obstacle, alone or with those it implies. */
const made: Record<MergeObstacle, (ctx: Ctx, two: Two) => Promise<unknown>> = {
  staff: (ctx, { staying }) => giveRole(asSystem(ctx), { userId: staying.id, role: 'trainer' }),
  disabled: (_, { staff, removed }) => calls(staff).identity.disableUser({ data: [{ id: removed.id, reason }] }),
  closing: (_, { staff, staying }) => calls(staff).privacy.closeUser({ data: [{ id: staying.id, reason }] }),
  second_factor: ({ db, now }, { removed: { id: user_id } }) =>
    db
      .insertInto('totp_secrets')
      .values({ user_id, secret_sealed: 'x', created_at: now(), confirmed_at: now() })
      .execute(),
  birth_date: (ctx, two) => setPersons(ctx, two, [{ birth_date: '1990-01-02' }, { birth_date: '1990-02-01' }]),
  document: (ctx, two) =>
    setPersons(ctx, two, [
      { document_type: 'bi', document_number: '1', document_country: 'AO' },
      { document_type: 'bi', document_number: '2', document_country: 'AO' },
    ]),
  class: (ctx, two) => enrollBoth(ctx, two, true),
  course: (ctx, two) => enrollBoth(ctx, two, false),
  certificate: async (ctx, two) => {
    const { course_id, ids } = await concludeBoth(ctx, two);
    for (const [at, { person_id }] of both(two).entries()) {
      const certificate = {
        number: `C ${at}`,
        type: 'conclusion-certificate',
        token: `t${at}`,
        status: 'issued',
        snapshot: '{}',
      };
      const dates = { status_at: ctx.now(), issued_at: ctx.now() };
      const row = {
        ...certificate,
        ...dates,
        enrollment_id: ids[at] ?? 0,
        person_id,
        course_id,
        show_name: true,
        show_grade: false,
      };
      await ctx.db.insertInto('certificates').values(row).execute();
    }
  },
  waiting: async (ctx, two) => {
    const { id: class_id } = await makeClass(ctx);
    for (const { id: user_id } of both(two)) {
      await ctx.db
        .insertInto('waiting_entries')
        .values({ class_id, user_id, joined_at: ctx.now(), status: 'waiting' })
        .execute();
    }
  },
  organization: async (ctx, two) => {
    const { id: organizationId } = await makeOrganization(await asA(ctx, 'client'));
    for (const { person_id } of both(two)) {
      const { affiliationId } = await makeMember(ctx, { organizationId });
      await ctx.db.updateTable('affiliations').set({ person_id }).where('id', '=', affiliationId).execute();
    }
  },
  orders: async (ctx, { removed }) => {
    const buyer = await signInAs(ctx, removed);
    await makeOrder(ctx, { buyer });
  },
  refunds: async (ctx, two) => {
    await made.orders(ctx, two);
    const {
      id: order_id,
      currency_id,
      user_id,
    } = await ctx.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const invoice = await ctx.db
      .selectFrom('invoices')
      .select('id')
      .where('order_id', '=', order_id)
      .executeTakeFirst();
    const { id: payment_id } = await ctx.db
      .insertInto('payments')
      .values({
        order_id,
        invoice_id: invoice?.id ?? 0,
        user_id,
        method_slug: 'numerario',
        channel: 'cash',
        provider: 'manual',
        amount_minor: 1,
        currency_id,
        status: 'paid',
        created_at: ctx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await ctx.db
      .insertInto('refunds')
      .values({
        order_id,
        payment_id,
        order_item_ids: [],
        amount_minor: 1,
        currency_id,
        status: 'requested',
        reason,
        rule: 'by_hand',
        requested_at: ctx.now(),
        destination: 'payer',
      })
      .execute();
  },
  coupon: async (ctx, two) => {
    const { id: coupon_id } = await ctx.db
      .insertInto('coupons')
      .values({
        code: 'A',
        code_key: 'a',
        percent: 10,
        scope: 'all',
        scope_ids: [],
        most_uses_per_person: 1,
        created_at: ctx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const user of both(two)) {
      const { order } = await makeOrder(ctx, { buyer: await signInAs(ctx, user) });
      const use = { order_id: order.id, coupon_id, user_id: user.id, discount_minor: 1, taken_at: ctx.now() };
      await ctx.db.insertInto('coupon_uses').values(use).execute();
    }
  },
  reviews: async (ctx, two) => {
    const { course_id } = await makeEnrollment(ctx);
    for (const { person_id } of both(two)) {
      await ctx.db
        .insertInto('reviews')
        .values({ course_id, person_id, rating: 4, text: '', created_at: ctx.now() })
        .execute();
    }
  },
  documents: async (ctx, two) => {
    for (const user of both(two)) await makeStudentDocument(await signInAs(ctx, user));
  },
  export: async (ctx, { removed }) => calls(await signInAs(ctx, removed)).privacy.requestExport({}),
};

/** An obstacle that comes with another. */
const implied: Partial<Record<MergeObstacle, MergeObstacle[]>> = {
  refunds: ['orders', 'refunds'],
  coupon: ['orders', 'coupon'],
  class: ['class', 'course'],
};

describe('two accounts are not merged', { timeout: 60_000 }, () => {
  for (const obstacle of mergeObstacles) {
    test(`while this stands in the way: ${obstacle}`, async ({ ctx }) => {
      const two = await makeTwo(ctx);
      expect(await obstaclesOf(two)).toEqual([]);
      await made[obstacle](ctx, two);
      expect(await obstaclesOf(two)).toEqual(implied[obstacle] ?? [obstacle]);
      await expect(merge(two)).rejects.toThrow('merge_obstacles');
      const row = await ctx.db
        .selectFrom('users')
        .select('deleted_at')
        .where('id', '=', two.removed.id)
        .executeTakeFirst();
      expect(row).toEqual({ deleted_at: null });
    });
  }

  test('by somebody who is one of them, nor with somebody unknown', async ({ ctx }) => {
    const two = await makeTwo(ctx);
    const staff = await makeUser(ctx, { roles: ['administrator'] });
    const own = await signInAs(ctx, staff);
    await expect(merge({ ...two, staying: staff }, own)).rejects.toThrow('own_account');
    await expect(merge({ ...two, removed: staff }, own)).rejects.toThrow('own_account');
    await expect(merge({ ...two, removed: { ...two.removed, id: 987_654 } })).rejects.toThrow('not_found');
  });
});
