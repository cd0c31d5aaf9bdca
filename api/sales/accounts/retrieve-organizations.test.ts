import { expect } from 'vitest';
import type { OrganizationAccountFilter } from '#contract/sales/accounts/calls.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeOrganization, setOrganizationTerms } from '#api/people/organizations/make.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { correctAccount, recordAccountPayment } from './record-entries.ts';
import { retrieveOrganizationAccounts } from './retrieve-organizations.ts';

type Sort = { field: string; order: 'asc' | 'desc' };

/** Two organizations: the first owes 300, the second has paid 100 in advance. */
async function two(ctx: Ctx) {
  const owner = await asA(ctx, 'client');
  const first = await makeOrganization(owner, { name: 'Água do Bengo' });
  const second = await makeOrganization(owner, { name: 'Cimentos' });
  const staff = await asA(ctx, 'administrator');
  await setOrganizationTerms(asSystem(ctx), { id: first.id, credit_limit_minor: 10_000 });
  const booked = { currency_id: 1, reference: 'D 1' };
  const debit = { ...booked, kind: 'debit' as const, reason: 'Saldo anterior' };
  await correctAccount(staff, { ...debit, organization_id: first.id, amount_minor: 300 });
  await recordAccountPayment(staff, { ...booked, organization_id: second.id, amount_minor: 100 });
  const listed = async (filter: OrganizationAccountFilter, ...sort: Sort[]) =>
    (await retrieveOrganizationAccounts(staff, queryOf({ filter, sort }))).results.map(({ id }) => id);
  return { first, second, owner, staff, listed };
}

test('staff list organizations with their balances, and nobody else does', async ({ ctx }) => {
  const { first, second, owner, staff } = await two(ctx);
  const { results, total } = await retrieveOrganizationAccounts(staff, queryOf({}));
  expect(total).toBe(2);
  expect(results).toMatchObject([
    { id: first.id, name: 'Água do Bengo', status: 'active', balance_minor: 300, credit_limit_minor: 10_000 },
    { id: second.id, name: 'Cimentos', status: 'active', balance_minor: -100, credit_limit_minor: 0 },
  ]);
  await expect(retrieveOrganizationAccounts(owner, queryOf({}))).rejects.toThrow('not_allowed');
  await expect(retrieveOrganizationAccounts(ctx, queryOf({}))).rejects.toThrow('not_signed_in');
});

test('they are found by name, tax number and address, by status and by debt', async ({ ctx }) => {
  const { first, second, listed } = await two(ctx);
  const data = { email: 'geral@agua.ao', tax_id: '5417000001' };
  await ctx.db.updateTable('organizations').set(data).where('id', '=', first.id).execute();
  expect(await listed({ search: 'agua do' })).toEqual([first.id]);
  expect(await listed({ search: '41700000' })).toEqual([first.id]);
  expect(await listed({ search: 'GERAL@' })).toEqual([first.id]);
  expect(await listed({ search: '100%' })).toEqual([]);
  await setOrganizationTerms(asSystem(ctx), { id: second.id, status: 'suspended' });
  expect(await listed({ status: 'suspended' })).toEqual([second.id]);
  expect(await listed({ owes: true })).toEqual([first.id]);
  expect(await listed({ owes: false })).toEqual([second.id]);
});

test('they are sorted by each column', async ({ ctx }) => {
  const { first, second, listed } = await two(ctx);
  await ctx.db.updateTable('organizations').set({ email: 'a@x.ao' }).where('id', '=', second.id).execute();
  const both = [first.id, second.id];
  for (const field of ['name', 'tax_id']) {
    expect(await listed({}, { field, order: 'asc' })).toEqual(both);
    expect(await listed({}, { field, order: 'desc' })).toEqual(both.toReversed());
  }
  for (const field of ['balance_minor', 'credit_limit_minor']) {
    expect(await listed({}, { field, order: 'desc' })).toEqual(both);
    expect(await listed({}, { field, order: 'asc' })).toEqual(both.toReversed());
  }
  expect(await listed({}, { field: 'email', order: 'desc' })).toEqual(both.toReversed());
});

test('the list takes two statements, however many there are', async ({ ctx, queries }) => {
  const { staff } = await two(ctx);
  queries.length = 0;
  await retrieveOrganizationAccounts(staff, queryOf({ page: { number: 1, size: 1 } }));
  expect(queries).toHaveLength(2);
});
