import { describe, expect } from 'vitest';
import {
  hasOrganizationRight,
  organizationRoles,
  type OrganizationRole,
} from '#contract/people/organizations/values.ts';
import { cartText } from '#contract/rules/serialise-cart.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { makeMember, makeOrganization } from '#api/people/organizations/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { emptyCart, readCart, removeFromCart } from './read-cart.ts';
import { makeCart } from './make.ts';
import { updateCart } from './update-cart.ts';

const save = (ctx: Ctx, items: unknown) =>
  updateCart(ctx, { id: signedIn(ctx).userId, cart: typeof items === 'string' ? items : JSON.stringify(items) });

describe('the cart of a signed-in user', () => {
  test('is saved whole, with a version that grows', async ({ ctx: guest }) => {
    const ctx = await asA(guest, 'client');
    const { id: classId, course_id } = await makeClass(ctx);
    const items = [{ id: course_id, quantity: 3, preferred_class_id: classId }];
    const first = await save(ctx, items);
    expect(JSON.parse(first.cart)).toEqual(items);
    const second = await save(ctx, []);
    expect(second.cart_version).toBe(first.cart_version + 1);
    expect(await readCart(ctx, signedIn(ctx).userId)).toEqual({ items: [], version: second.cart_version });
  });

  test('may keep a course that is no longer for sale', async ({ ctx: guest }) => {
    const ctx = await asA(guest, 'student');
    const { id } = await makeCourse(ctx, { is_published: false });
    await expect(save(ctx, [{ id, quantity: 1, preferred_class_id: null }])).resolves.toBeTruthy();
  });

  test('cannot be saved by somebody else', async ({ ctx: guest }) => {
    const other = signedIn(await asA(guest, 'client')).userId;
    const ctx = await asA(guest, 'client');
    await expect(updateCart(ctx, { id: other, cart: '[]' })).rejects.toThrow('not_allowed');
    await expect(updateCart(guest, { id: other, cart: '[]' })).rejects.toThrow('not_signed_in');
  });
});

describe('a tampered cart is refused, and nothing of it saved', () => {
  const line = { quantity: 1, preferred_class_id: null };
  const tampered: [string, (known: { courseId: number; otherClassId: number }) => unknown][] = [
    ['cart_unreadable', () => 'no JSON'],
    ['cart_unreadable', ({ courseId }) => [{ id: courseId, ...line, price: 1 }]],
    ['cart_quantity_invalid', ({ courseId }) => [{ id: courseId, ...line, quantity: 0 }]],
    ['cart_quantity_invalid', ({ courseId }) => [{ id: courseId, ...line, quantity: 2 }]],
    ['cart_too_long', ({ courseId }) => Array.from({ length: 51 }, () => ({ id: courseId, ...line }))],
    [
      'cart_course_unknown',
      ({ courseId }) => [
        { id: courseId, ...line },
        { id: 987_654_321, ...line },
      ],
    ],
    [
      'cart_class_unknown',
      ({ courseId, otherClassId }) => [{ id: courseId, quantity: 1, preferred_class_id: otherClassId }],
    ],
    ['cart_class_unknown', ({ courseId }) => [{ id: courseId, quantity: 1, preferred_class_id: 987_654_321 }]],
  ];

  test.for(tampered)('%s', async ([refusal, items], { ctx: guest }) => {
    const ctx = await asA(guest, 'student');
    const mine = await makeClass(ctx);
    const { id: otherClassId } = await makeClass(ctx);
    await makeCart(ctx, mine);
    const before = await readCart(ctx, signedIn(ctx).userId);
    const saving = async () => save(ctx, items({ courseId: mine.course_id, otherClassId }));
    await expect(saving()).rejects.toThrow(refusal);
    expect(await readCart(ctx, signedIn(ctx).userId)).toEqual(before);
  });
});

describe('the cart of a student who acts for an organization', () => {
  test.for(organizationRoles)('has several seats as %s where the rights say so', async (role, { ctx }) => {
    const { organization_id, saveSeats } = await member(ctx, role);
    const answer = await saveSeats(20, organization_id).then(() => 'saved', String);
    const expected = hasOrganizationRight(role, 'orders.place') ? 'saved' : 'cart_quantity_invalid';
    expect(answer).toContain(expected);
  });

  test('has one seat for themselves, for another organization, and once they have left', async ({ ctx }) => {
    const { organization_id, affiliationId, saveSeats } = await member(ctx, 'training_manager');
    const { id: foreign } = await makeOrganization(await asA(ctx, 'client'));
    for (const other of [undefined, foreign, 987_654_321]) {
      await expect(saveSeats(2, other)).rejects.toThrow('cart_quantity_invalid');
      await expect(saveSeats(1, other)).resolves.toBeTruthy();
    }
    await saveSeats(2, organization_id);
    await ctx.db.updateTable('affiliations').set({ status: 'ended' }).where('id', '=', affiliationId).execute();
    await expect(saveSeats(2, organization_id)).rejects.toThrow('cart_quantity_invalid');
  });
});

describe('other slices', () => {
  test('remove a course once it is in the library, idempotently', async ({ ctx: guest }) => {
    const ctx = await asA(guest, 'student');
    const [one, other] = [await makeClass(ctx), await makeClass(ctx)];
    const [stored] = (await makeCart(ctx, one, other)).slice(1);
    const { userId } = signedIn(ctx);
    await removeFromCart(ctx, userId, one.course_id);
    await removeFromCart(ctx, userId, one.course_id);
    expect((await readCart(ctx, userId)).items).toEqual([stored]);
    await emptyCart(ctx, userId);
    expect((await readCart(ctx, userId)).items).toEqual([]);
  });
});

async function member(guest: Ctx, role: OrganizationRole) {
  const { id: organization_id } = await makeOrganization(await asA(guest, 'client'));
  const { ctx, affiliationId } = await makeMember(guest, { organizationId: organization_id, role });
  expect(signedIn(ctx).roles).toEqual(['student']);
  const { course_id: id } = await makeClass(ctx);
  const saveSeats = (quantity: number, of: number | undefined) => {
    const cart = cartText([{ id, quantity, preferred_class_id: null }]);
    return updateCart(ctx, { id: signedIn(ctx).userId, cart, organization_id: of });
  };
  return { ctx, organization_id, affiliationId, saveSeats };
}
