import { describe, expect } from 'vitest';
import { hasOrganizationRight, organizationRoles } from '#contract/people/organizations/values.ts';
import { cartText } from '#contract/rules/serialise-cart.ts';
import { Refusal } from '#contract/refusals.ts';
import { makeCart, updateCart } from '#api/sales/cart/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeMember, makeOrganization } from '#api/people/organizations/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { cancelOrder } from './cancel-order.ts';
import { makeOrder, placeAccepted } from './make.ts';
import { orderToPay } from './order-to-pay.ts';
import { proformaPdf } from './proforma-pdf.ts';
import { retrieveOrders } from './retrieve-orders.ts';

const all = { sort: [], limit: 20, offset: 0 };

/** A client who buys three seats for a new organization. */
async function organizationOrder(ctx: Ctx) {
  const owner = await asA(ctx, 'client');
  const { id: organization_id } = await makeOrganization(owner);
  const { order } = await makeOrder(ctx, { buyer: owner, quantity: 3, organization_id });
  return { owner, organization_id, order };
}

function answerOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );
}

describe('an order of an organization', () => {
  test('names it, and its buyer takes no seat', async ({ ctx }) => {
    const { order, organization_id, owner } = await organizationOrder(ctx);
    expect(order).toMatchObject({ organization_id, user_id: signedIn(owner).userId, items: [{ person_ids: [] }] });
  });

  test('names on its documents the data of the organization, unless an address is given', async ({ ctx }) => {
    const { order, owner, organization_id } = await organizationOrder(ctx);
    expect(order.tax_address).toEqual({ name: expect.any(String), country: 'AO', tax_id: expect.any(String) });
    await makeCart(owner, await makeClass(ctx));
    const tax_address = { name: 'Sucursal do Huambo', country: 'AO', tax_id: '5401178224' };
    expect((await placeAccepted(owner, { organization_id, tax_address })).tax_address).toEqual(tax_address);
  });

  test('has the number that the organization gave it, on its pro-forma and in its search', async ({ ctx }) => {
    const { owner, organization_id, order: other } = await organizationOrder(ctx);
    await makeCart(owner, await makeClass(ctx));
    const order = await placeAccepted(owner, { organization_id, buyer_reference: 'NE 2026/118' });
    expect([order.buyer_reference, other.buyer_reference]).toEqual(['NE 2026/118', null]);
    const proforma = await ctx.db
      .selectFrom('invoices')
      .select('snapshot')
      .where('id', '=', Number(order.invoices[0]?.id))
      .executeTakeFirstOrThrow();
    expect(proforma.snapshot).toMatchObject({ buyer_reference: 'NE 2026/118' });
    for (const reader of [owner, withClaims(ctx, 'orders.read')]) {
      const { results } = await retrieveOrders(reader, { ...all, filter: { search: 'ne 2026/118' } });
      expect(results.map(({ id }) => id)).toEqual([order.id]);
    }
  });

  test.for(organizationRoles)('is read and paid by a member as %s where the rights say so', async (role, { ctx }) => {
    const { order, organization_id } = await organizationOrder(ctx);
    const { ctx: member } = await makeMember(ctx, { organizationId: organization_id, role });
    const invoice_id = Number(order.invoices[0]?.id);
    const reads = hasOrganizationRight(role, 'orders.read');
    const places = hasOrganizationRight(role, 'orders.place');
    const filter = { organization_id };
    expect((await retrieveOrders(member, { ...all, filter })).total).toBe(reads ? 1 : 0);
    expect(await answerOf(proformaPdf(member, invoice_id))).toBe(reads ? 'done' : 'not_found');
    const expected = places ? 'done' : 'not_found';
    expect(await answerOf(orderToPay(member, { order_id: order.id, invoice_id }))).toBe(expected);
    expect(await answerOf(cancelOrder(member, { id: order.id }))).toBe(expected);
  });

  test.for(organizationRoles)('is placed by a member as %s where the rights say so', async (role, { ctx }) => {
    const { organization_id } = await organizationOrder(ctx);
    const { ctx: member } = await makeMember(ctx, { organizationId: organization_id, role });
    await makeCart(member, await makeClass(ctx));
    const places = hasOrganizationRight(role, 'orders.place');
    expect(await answerOf(placeAccepted(member, { organization_id }))).toBe(places ? 'done' : 'not_allowed');
  });

  test('has several seats also of a student, who for themselves orders one', async ({ ctx }) => {
    const { organization_id } = await organizationOrder(ctx);
    const { ctx: member } = await makeMember(ctx, { organizationId: organization_id, role: 'training_manager' });
    const held = await makeClass(ctx);
    const cart = cartText([{ id: held.course_id, quantity: 3, preferred_class_id: held.id }]);
    await updateCart(member, { id: signedIn(member).userId, cart, organization_id });
    await expect(placeAccepted(member)).rejects.toThrow('cart_quantity_invalid');
    expect((await placeAccepted(member, { organization_id })).items).toMatchObject([{ quantity: 3, person_ids: [] }]);
  });

  test('is nothing to strangers, to another organization, and to a buyer who has left', async ({ ctx }) => {
    const { order, organization_id, owner } = await organizationOrder(ctx);
    const stranger = await asA(ctx, 'client');
    await makeOrganization(stranger);
    await makeCart(stranger, await makeClass(ctx));
    await expect(placeAccepted(stranger, { organization_id })).rejects.toThrow('not_found');
    const invoice_id = Number(order.invoices[0]?.id);
    expect((await retrieveOrders(stranger, { ...all, filter: { id: order.id } })).total).toBe(0);
    await expect(orderToPay(stranger, { order_id: order.id, invoice_id })).rejects.toThrow('not_found');

    const { personId } = signedIn(owner);
    await ctx.db.updateTable('affiliations').set({ status: 'ended' }).where('person_id', '=', personId).execute();
    expect((await retrieveOrders(owner, { ...all, filter: { id: order.id } })).total).toBe(0);
    await expect(cancelOrder(owner, { id: order.id })).rejects.toThrow('not_found');
  });
});
