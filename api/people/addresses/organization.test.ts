import { describe, expect } from 'vitest';
import { organizationRoles, type OrganizationRole } from '#contract/people/organizations/values.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { makeMember, makeOrganization } from '#api/people/organizations/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { deleteTaxAddressesOfOrganization } from './store.ts';
import { test } from '#api/shared/testing/database.ts';
import { createTaxAddress } from './create-tax-address.ts';
import { deleteTaxAddress } from './delete-tax-address.ts';
import { inLuanda } from './make.ts';
import { makeTaxAddressDefault } from './make-tax-address-default.ts';
import { retrieveTaxAddresses } from './retrieve-tax-addresses.ts';
import { updateTaxAddress } from './update-tax-address.ts';

type Call = (ctx: Ctx, of: { organization_id: number; id: number }) => Promise<unknown>;

const calls: Record<string, { call: Call; may: readonly OrganizationRole[] }> = {
  list: {
    call: (ctx, { organization_id }) => retrieveTaxAddresses(ctx, queryOf({ filter: { organization_id } })),
    may: ['owner', 'training_manager', 'finance'],
  },
  create: {
    call: (ctx, { organization_id }) => createTaxAddress(ctx, { ...inLuanda, organization_id }),
    may: ['owner', 'finance'],
  },
  update: { call: (ctx, { id }) => updateTaxAddress(ctx, { ...inLuanda, id }), may: ['owner', 'finance'] },
  'make default': { call: (ctx, { id }) => makeTaxAddressDefault(ctx, { id }), may: ['owner', 'finance'] },
  delete: { call: (ctx, { id }) => deleteTaxAddress(ctx, { id }), may: ['owner', 'finance'] },
};

async function outcomeOf(doing: Promise<unknown>): Promise<string> {
  return doing.then(
    () => 'ok',
    (error: Error) => error.message,
  );
}

describe('the tax addresses of an organization', () => {
  test.for(Object.entries(calls))('belong to the roles that may: %s', async ([, { call, may }], { ctx }) => {
    const founder = await asA(ctx, 'client');
    const { id: organization_id } = await makeOrganization(founder);
    for (const role of organizationRoles) {
      const { id } = await createTaxAddress(founder, { ...inLuanda, organization_id });
      const { ctx: member } = await makeMember(ctx, { organizationId: organization_id, role });
      const outcome = await outcomeOf(call(member, { organization_id, id }));
      expect([role, outcome === 'ok']).toEqual([role, may.includes(role)]);
      expect(outcome).toMatch(/^ok$|^not_allowed$|^not_found$/);
    }
    const { id } = await createTaxAddress(founder, { ...inLuanda, organization_id });
    const elsewhere = await asA(ctx, 'client');
    await makeOrganization(elsewhere);
    expect(await outcomeOf(call(elsewhere, { organization_id, id }))).toBe('not_found');
  });

  test('are not shown among the own ones of a member', async ({ ctx }) => {
    const founder = await asA(ctx, 'client');
    const { id: organization_id } = await makeOrganization(founder);
    await createTaxAddress(founder, { ...inLuanda, organization_id });
    expect(await retrieveTaxAddresses(founder, queryOf({}))).toMatchObject({ total: 0 });
  });

  test('need a tax id, as do the orders made out to them', async ({ ctx }) => {
    const founder = await asA(ctx, 'client');
    const { id: organization_id } = await makeOrganization(founder);
    const { tax_id: _, ...unnumbered } = inLuanda;
    await expect(createTaxAddress(founder, { ...unnumbered, organization_id })).rejects.toThrow('tax_id_required');
    const order = makeOrder(ctx, { buyer: founder, organization_id, tax_address: unnumbered });
    await expect(order).rejects.toThrow('tax_id_required');
  });

  test('are deleted when it is closed, and no others', async ({ ctx }) => {
    const founder = await asA(ctx, 'client');
    const { id: organization_id } = await makeOrganization(founder);
    const own = await createTaxAddress(founder, inLuanda);
    await createTaxAddress(founder, { ...inLuanda, organization_id });
    await deleteTaxAddressesOfOrganization(ctx, organization_id);
    expect(await ctx.db.selectFrom('tax_addresses').select('id').execute()).toEqual([{ id: own.id }]);
  });

  test.for(['tax_addresses', 'payment_details'] as const)(
    'and its payment details belong to one that exists: %s',
    async (table, { ctx }) => {
      const owner = { user_id: null, organization_id: 987_654, updated_at: ctx.now() };
      const row = table === 'payment_details' ? owner : { ...owner, ...inLuanda, created_at: ctx.now() };
      await expect(ctx.db.insertInto(table).values(row).execute()).rejects.toThrow(`${table}_organization_id_fkey`);
    },
  );
});
