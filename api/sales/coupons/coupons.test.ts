import { describe, expect } from 'vitest';
import { cartText } from '#contract/rules/serialise-cart.ts';
import { makeCart } from '#api/sales/cart/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeOrganization } from '#api/people/organizations/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { createCoupon } from './create-coupon.ts';
import { makeCoupon, tryCoupon } from './make.ts';
import { purgeTries } from './purge-tries.ts';
import { retrieveCoupons } from './retrieve-coupons.ts';
import { retrieveQuote } from './retrieve-quote.ts';
import { updateCoupon } from './update-coupon.ts';

async function buyerWithCart(ctx: Ctx): Promise<Ctx & { courseId: number }> {
  const buyer = await asA(ctx, 'client');
  const held = await makeClass(ctx);
  await makeCart(buyer, { ...held, quantity: 2 });
  return { ...buyer, courseId: held.course_id };
}

describe('a code that is tried on a cart', () => {
  test('is answered with the discount of each line, and is not used', async ({ ctx }) => {
    const { id } = await makeCoupon(ctx);
    const buyer = await buyerWithCart(ctx);
    expect(await tryCoupon(buyer, ' verao1o')).toEqual({
      code: 'VERAO-10',
      lines: [{ course_id: buyer.courseId, discount_minor: 900_000 }],
      discount: { amount_minor: 900_000, currency_id: 1 },
      total: { amount_minor: 8_100_000, currency_id: 1 },
      tax: { amount_minor: 994_737, currency_id: 1 },
    });
    const staff = withClaims(ctx, 'coupons.edit');
    expect((await retrieveCoupons(staff, queryOf({ filter: { id } }))).results).toMatchObject([
      { uses: 0, was_used: false },
    ]);
  });

  test.for([
    [{ first_day: '2026-11-22' }, 'coupon_not_yet'],
    [{ last_day: '2026-11-20' }, 'coupon_expired'],
    [{ currency_id: 2 }, 'coupon_other_currency'],
    [{ scope: 'courses', scope_ids: [999_999] }, 'coupon_other_courses'],
    [{ currency_id: 1, minimum_minor: 9_000_001 }, 'coupon_minimum'],
  ] as const)('is refused where it does not fit: %j', async ([input, code], { ctx }) => {
    await makeCoupon(ctx, input as Parameters<typeof makeCoupon>[1]);
    await expect(tryCoupon(await buyerWithCart(ctx), 'VERAO-10')).rejects.toMatchObject({
      code,
      data: { field: 'code' },
    });
  });

  test('is unknown once it is switched off', async ({ ctx }) => {
    const { id } = await makeCoupon(ctx);
    await updateCoupon(withClaims(ctx, 'coupons.edit'), { id, is_active: false });
    await expect(tryCoupon(await buyerWithCart(ctx), 'VERAO-10')).rejects.toThrow('coupon_unknown');
  });

  test('cannot be guessed without end, and a known one can be tried again', async ({ ctx }) => {
    await makeCoupon(ctx);
    const buyer = await buyerWithCart(ctx);
    await tryCoupon(buyer, 'VERAO-10');
    for (let guess = 0; guess < 10; guess += 1) {
      await expect(tryCoupon(buyer, `VERAO-2${guess}`)).rejects.toThrow('coupon_unknown');
    }
    await makeCoupon(ctx, { code: 'VERAO-30' });
    await expect(tryCoupon(buyer, 'VERAO-30')).rejects.toThrow('too_many_requests');
    expect(await tryCoupon(buyer, 'VERAO-10')).toMatchObject({ code: 'VERAO-10' });
  });

  test('is never counted, and a wrong one once for all who share an address', async ({ ctx }) => {
    await makeCoupon(ctx);
    const behindOne = async (code: string) => tryCoupon(await buyerWithCart(ctx), code);
    for (let buyer = 0; buyer < 70; buyer += 1) {
      await behindOne('VERAO-10');
      await expect(behindOne('VERAO-01')).rejects.toThrow('coupon_unknown');
    }
    for (let guess = 1; guess < 60; guess += 1) await behindOne(`VERAO-${guess + 100}`).catch(() => undefined);
    await expect(behindOne('VERAO-999')).rejects.toThrow('too_many_requests');
    await behindOne('VERAO-10');
  });

  test('for an organization needs its right to order', async ({ ctx }) => {
    await makeCoupon(ctx);
    const { id } = await makeOrganization(await asA(ctx, 'client'));
    await expect(tryCoupon(await buyerWithCart(ctx), 'VERAO-10', id)).rejects.toThrow('not_found');
  });

  test('takes nothing off a cart without courses that can be bought', async ({ ctx }) => {
    await makeCoupon(ctx);
    const question = { code: 'VERAO-10', cart: cartText([]), currency_id: 1 };
    await expect(retrieveQuote(await asA(ctx, 'student'), question)).rejects.toThrow('coupon_other_courses');
  });

  test('is remembered for thirty days', async ({ ctx }) => {
    await makeCoupon(ctx);
    await tryCoupon(await buyerWithCart(ctx), 'VERAO-10');
    const tries = () => ctx.db.selectFrom('coupon_tries').selectAll().execute();
    await purgeTries(ctx);
    expect(await tries()).toHaveLength(1);
    const at = new Date(ctx.now().getTime() + 31 * 86_400_000);
    await purgeTries({ ...ctx, now: () => at });
    expect(await tries()).toHaveLength(0);
  });
});

describe('the codes of the operator', () => {
  test('are listed by search, with paging, in a constant number of queries', async ({ ctx, queries }) => {
    const staff = withClaims(ctx, 'coupons.edit');
    for (const code of ['INVERNO-1', 'INVERNO-2', 'VERAO-20']) await makeCoupon(ctx, { code });
    queries.length = 0;
    const page = { number: 1, size: 1 };
    const answer = await retrieveCoupons(staff, queryOf({ filter: { search: 'inverno' }, page }));
    expect([answer.total, answer.results.map(({ code }) => code)]).toEqual([2, ['INVERNO-2']]);
    expect(queries).toHaveLength(2);
    const sort = [{ field: 'code', order: 'desc' as const }];
    expect((await retrieveCoupons(staff, queryOf({ filter: {}, sort }))).results[0]?.code).toBe('VERAO-20');
  });

  test('are told apart by signs that nobody confuses', async ({ ctx }) => {
    const staff = withClaims(ctx, 'coupons.edit');
    await createCoupon(staff, { code: 'SOLO-10', percent: 5 });
    await expect(createCoupon(staff, { code: 'S0L0IO', percent: 5 })).rejects.toThrow('coupon_code_taken');
  });

  test('have a value and whatever it needs', async ({ ctx }) => {
    const staff = withClaims(ctx, 'coupons.edit');
    await expect(createCoupon(staff, { code: 'NADA' })).rejects.toMatchObject({ data: { field: 'percent' } });
    const noCurrency = createCoupon(staff, { code: 'MENOS', amount_minor: 500 });
    await expect(noCurrency).rejects.toMatchObject({ data: { field: 'currency_id' } });
  });

  test.for(['student', 'client', 'trainer', 'administrator', 'guest'] as const)(
    'by role: %s',
    async (role, { ctx }) => {
      const { id } = await makeCoupon(ctx);
      const me = role === 'guest' ? ctx : await asA(ctx, role);
      const answers = [
        await answerOf(retrieveCoupons(me, queryOf({}))),
        await answerOf(createCoupon(me, { code: 'NOVO', percent: 5 })),
        await answerOf(updateCoupon(me, { id, most_uses: 3 })),
      ];
      const expected = { administrator: 'ok', guest: 'not_signed_in' }[role as string] ?? 'not_allowed';
      expect(answers).toEqual([expected, expected, expected]);
    },
  );
});

function answerOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'ok',
    (error: unknown) => (error instanceof Error ? error.message : 'no error'),
  );
}
