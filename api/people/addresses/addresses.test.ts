import { describe, expect } from 'vitest';
import { mostTaxAddresses } from '#contract/people/addresses/calls.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { personalDataOf } from '#api/shared/personal-rows.ts';
import { createTaxAddress } from './create-tax-address.ts';
import { deleteTaxAddress } from './delete-tax-address.ts';
import { inLuanda, makeTaxAddress } from './make.ts';
import { makeTaxAddressDefault } from './make-tax-address-default.ts';
import { retrieveTaxAddresses } from './retrieve-tax-addresses.ts';
import { updateTaxAddress } from './update-tax-address.ts';
import { addressesSlice } from './slice.ts';

const listOf = async (ctx: Ctx) => (await retrieveTaxAddresses(ctx, queryOf({}))).results;
const marked = async (ctx: Ctx) => (await listOf(ctx)).map(({ name, is_default }) => (is_default ? `${name}*` : name));
const inLisbon = { name: 'Marlene Capita', country: 'PT', tax_id: '501964843', postal_code: '1100-060' };

describe('tax addresses', () => {
  test("are listed to their owner, the default first, and are nobody else's to see", async ({ ctx }) => {
    const [owner, stranger] = [await asA(ctx, 'student'), await asA(ctx, 'administrator')];
    for (const name of ['C', 'B', 'A']) await makeTaxAddress(owner, { name });
    expect(await marked(owner)).toEqual(['C*', 'A', 'B']);
    expect(await marked(stranger)).toEqual([]);
    await expect(listOf(ctx)).rejects.toThrow('not_signed_in');
  });

  test('are normalised by the rules of their country', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const saved = await createTaxAddress(owner, { ...inLisbon, tax_id: 'pt 501.964 843', postal_code: '1100060' });
    expect(saved).toMatchObject({ tax_id: '501964843', postal_code: '1100-060', street: '', organization_id: null });
    expect(await listOf(owner)).toEqual([saved]);
  });

  test.for([
    [{ ...inLisbon, tax_id: '501964842' }, 'tax_id_invalid', 'tax_id'],
    [{ ...inLisbon, country: 'MZ', tax_id: '400339911' }, 'tax_id_invalid', 'tax_id'],
    [{ ...inLuanda, tax_id: '541728903' }, 'tax_id_invalid', 'tax_id'],
    [{ ...inLisbon, postal_code: '1100' }, 'postal_code_invalid', 'postal_code'],
    [{ name: 'Sem código', country: 'PT' }, 'postal_code_invalid', 'postal_code'],
  ] as const)('cannot be %j', async ([input, code, field], { ctx }) => {
    const owner = await asA(ctx, 'student');
    const { id } = await makeTaxAddress(owner);
    for (const refused of [() => createTaxAddress(owner, input), () => updateTaxAddress(owner, { id, ...input })]) {
      await expect(refused()).rejects.toMatchObject({ code, data: { field } });
    }
    expect(await listOf(owner)).toMatchObject([inLuanda]);
  });

  test('are at most fifty', async ({ ctx }) => {
    const owner = await asA(ctx, 'student');
    for (let made = 0; made < mostTaxAddresses; made += 1) await makeTaxAddress(owner);
    await expect(makeTaxAddress(owner)).rejects.toThrow('tax_addresses_full');
  });

  test('go with the account, and along with an export', async ({ ctx }) => {
    const owner = await asA(ctx, 'student');
    await makeTaxAddress(owner);
    const whose = { ...signedIn(owner), username: '' };
    const taken: object[] = [];
    for await (const file of personalDataOf(addressesSlice).takeAlong(ctx, whose)) {
      if ('rows' in file) for await (const row of file.rows) taken.push(row);
    }
    expect(taken).toMatchObject([inLuanda]);
    await personalDataOf(addressesSlice).erase(ctx, whose);
    expect(await listOf(owner)).toEqual([]);
  });
});

describe('the default address', () => {
  test('is the first, until another takes its place', async ({ ctx }) => {
    const owner = await asA(ctx, 'student');
    await makeTaxAddress(owner, { name: 'A' });
    const { id } = await makeTaxAddress(owner, { name: 'B' });
    await makeTaxAddress(owner, { name: 'C', is_default: true });
    expect(await marked(owner)).toEqual(['C*', 'A', 'B']);
    expect(await makeTaxAddressDefault(owner, { id })).toMatchObject({ id, is_default: true });
    expect(await marked(owner)).toEqual(['B*', 'A', 'C']);
  });

  test('passes to the most recent one when it is deleted', async ({ ctx }) => {
    const owner = await asA(ctx, 'student');
    const { id } = await makeTaxAddress(owner, { name: 'A' });
    for (const name of ['B', 'C']) await makeTaxAddress(owner, { name });
    expect(await deleteTaxAddress(owner, { id })).toEqual({ id });
    expect(await marked(owner)).toEqual(['C*', 'B']);
  });

  test('cannot be two', async ({ ctx }) => {
    const owner = await asA(ctx, 'student');
    for (const name of ['A', 'B']) await makeTaxAddress(owner, { name });
    await expect(
      ctx.db.updateTable('tax_addresses').set({ is_default: true }).where('name', '=', 'B').execute(),
    ).rejects.toThrow('tax_addresses_default_of_user');
  });
});

describe('a tax address', () => {
  test('is replaced as a whole by a change', async ({ ctx }) => {
    const owner = await asA(ctx, 'student');
    const { id } = await makeTaxAddress(owner, { street: 'Rua Rainha Ginga, 84', email: 'marlene@mestria.test' });
    const changed = await updateTaxAddress(owner, { id, name: 'Marlene', country: 'MZ' });
    expect(changed).toMatchObject({ id, name: 'Marlene', country: 'MZ', street: '', email: '', is_default: true });
    expect(await listOf(owner)).toEqual([changed]);
  });

  test('of somebody else is not found', async ({ ctx }) => {
    const { id } = await makeTaxAddress(await asA(ctx, 'student'));
    for (const stranger of [await asA(ctx, 'student'), await asA(ctx, 'administrator')]) {
      for (const verb of [makeTaxAddressDefault, deleteTaxAddress]) {
        await expect(verb(stranger, { id })).rejects.toThrow('not_found');
      }
      await expect(updateTaxAddress(stranger, { id, ...inLuanda })).rejects.toThrow('not_found');
    }
    await expect(deleteTaxAddress(ctx, { id })).rejects.toThrow('not_signed_in');
  });

  test('that an order was made out to is only hidden when it is deleted', async ({ ctx }) => {
    const buyer = await asA(ctx, 'client');
    const used = await makeTaxAddress(buyer, { name: 'Cimentos do Bengo', tax_id: '5417289036' });
    const unused = await makeTaxAddress(buyer);
    await makeOrder(ctx, { buyer, tax_address: { name: 'Cimentos do Bengo', country: 'AO', tax_id: '541 728 9036' } });
    for (const { id } of [used, unused]) await deleteTaxAddress(buyer, { id });
    expect(await listOf(buyer)).toEqual([]);
    const rows = await ctx.db.selectFrom('tax_addresses').select(['id', 'is_default']).execute();
    expect(rows).toEqual([{ id: used.id, is_default: false }]);
    await expect(makeTaxAddressDefault(buyer, { id: used.id })).rejects.toThrow('not_found');
  });
});
