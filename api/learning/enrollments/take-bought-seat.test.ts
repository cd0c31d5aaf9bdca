import { describe, expect } from 'vitest';
import { readCart } from '#api/sales/cart/index.ts';
import { makeCart } from '#api/sales/cart/make.ts';
import { makeClass, makeFullClass, makeWaiting } from '#api/offer/classes/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeEnrollmentIn } from './make.ts';
import { clearFromCart, leaveWaiting } from './take-bought-seat.ts';

type Holding = { id: number; course_id: number };

function enrolled(learner: Ctx, { id, course_id }: Holding): Promise<number> {
  return makeEnrollmentIn(learner, { classId: id, courseId: course_id, person_id: signedIn(learner).personId });
}

async function isWaiting(learner: Ctx): Promise<boolean> {
  const entries = learner.db.selectFrom('waiting_entries').select('id').where('user_id', '=', signedIn(learner).userId);
  return (await entries.where('status', 'in', ['waiting', 'offered']).execute()).length > 0;
}

describe('a course that is in the library', () => {
  test('leaves the cart, whose other courses stay', async ({ ctx }) => {
    const learner = await asA(ctx, 'student');
    const [one, other] = [await makeClass(ctx), await makeClass(ctx)];
    const [, stored] = await makeCart(learner, one, other);
    const id = await enrolled(learner, one);
    await clearFromCart(asSystem(ctx), id);
    await clearFromCart(asSystem(ctx), id);
    expect((await readCart(ctx, signedIn(learner).userId)).items).toEqual([stored]);
  });

  test('changes no cart without it, in one look', async ({ ctx, queries }) => {
    const learner = await asA(ctx, 'student');
    const [one, other] = [await makeClass(ctx), await makeClass(ctx)];
    await makeCart(learner, other);
    const id = await enrolled(learner, one);
    const before = await readCart(ctx, signedIn(learner).userId);
    queries.length = 0;
    await clearFromCart(asSystem(ctx), id);
    expect(queries.filter((text) => /message_versions/.test(text))).toHaveLength(1);
    expect(queries).toHaveLength(2);
    expect(await readCart(ctx, signedIn(learner).userId)).toEqual(before);
  });
});

describe('a participant', () => {
  test('no longer waits for the class, but for others', async ({ ctx, queries }) => {
    const learner = await asA(ctx, 'student');
    const [full, other] = [await makeFullClass(ctx), await makeFullClass(ctx)];
    await makeWaiting(learner, full.id);
    const id = await enrolled(learner, full);
    await leaveWaiting(asSystem(ctx), id);
    expect(await isWaiting(learner)).toBe(false);
    await makeWaiting(learner, other.id);
    queries.length = 0;
    await leaveWaiting(asSystem(ctx), id);
    expect(queries).toHaveLength(1);
    expect(await isWaiting(learner)).toBe(true);
  });

  test('cannot wait for the class, until the enrollment has ended', async ({ ctx }) => {
    const learner = await asA(ctx, 'student');
    const full = await makeFullClass(ctx);
    const id = await enrolled(learner, full);
    for (const status of ['registered', 'enrolled']) {
      await ctx.db.updateTable('enrollments').set({ status }).where('id', '=', id).execute();
      await expect(makeWaiting(learner, full.id)).rejects.toThrow('already_enrolled');
    }
    await ctx.db.updateTable('enrollments').set({ status: 'canceled' }).where('id', '=', id).execute();
    await makeWaiting(learner, full.id);
    expect(await isWaiting(learner)).toBe(true);
  });
});
