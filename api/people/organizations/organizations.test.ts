import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { createOrganization } from './create-organization.ts';
import { makeMember, makeOrganization, nextTaxId } from './make.ts';
import { lockOrganizationTerms, organizationTerms, personsWithRole } from './organization-terms.ts';
import { requireOrganizationRight } from './require-right.ts';
import { retrieveOrganizations } from './retrieve-organizations.ts';
import { setOrganizationTerms } from './set-organization-terms.ts';
import { updateOrganization } from './update-organization.ts';

const namesOf = async (ctx: Ctx) => (await retrieveOrganizations(ctx, queryOf({}))).results.map(({ name }) => name);
const staffOf = (ctx: Ctx) => withClaims(ctx, 'organizations.read', 'organizations.edit');
const contract = { number: 'C-1', from: '2026-01-01', to: '2026-12-31', ceiling_minor: 100 };

describe('an organization', () => {
  test('belongs to its creator, its owner from the start', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const created = await createOrganization(owner, {
      name: 'Kalunga',
      tax_id: '541.728-9036',
      country: 'AO',
      phone: '923 456 789',
    });
    expect(created).toMatchObject({
      tax_id: '5417289036',
      phone: '+244923456789',
      erp_group: 'CNGN',
      role: 'owner',
      status: 'active',
      credit_limit_minor: 0,
      contract: null,
      active_affiliations: 1,
    });
    const history = ctx.db
      .selectFrom('status_history')
      .select(['move', 'to_status'])
      .where('subject', '=', 'affiliation');
    expect(await history.execute()).toEqual([{ move: 'found', to_status: 'active' }]);
  });

  test('is refused with a wrong or a taken tax number, address or phone', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const create = (more: object) =>
      createOrganization(owner, { name: 'A', tax_id: '501964843', country: 'PT', ...more });
    await expect(create({ tax_id: '501964842' })).rejects.toMatchObject({
      code: 'tax_id_invalid',
      data: { field: 'tax_id' },
    });
    await expect(create({ tax_id: '400339911', country: 'MZ' })).rejects.toThrow('tax_id_invalid');
    await expect(create({ email: 'kalunga' })).rejects.toThrow('email_invalid');
    await expect(create({ phone: '12' })).rejects.toThrow('phone_invalid');
    await create({});
    await expect(create({ tax_id: 'PT 501 964 843' })).rejects.toThrow('organization_exists');
    await expect(createOrganization(ctx, { name: 'A', tax_id: '501964843', country: 'PT' })).rejects.toThrow(
      'not_signed_in',
    );
  });

  test('is listed to who belongs to it and to staff, by name without accents', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    for (const name of ['Beta', 'Água', 'Casa']) await makeOrganization(owner, { name });
    expect(await namesOf(owner)).toEqual(['Água', 'Beta', 'Casa']);
    expect(await namesOf(await asA(ctx, 'client'))).toEqual([]);
    expect(await namesOf(staffOf(ctx))).toEqual(['Água', 'Beta', 'Casa']);
    await expect(namesOf(ctx)).rejects.toThrow('not_signed_in');
  });

  test('shows its credit and contract to staff, owners and managers, never to employees', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const { id } = await makeOrganization(owner);
    await setOrganizationTerms(staffOf(ctx), { id, credit_limit_minor: 500, contract });
    const seen = async (role: 'finance' | 'employee') => {
      const { ctx: member } = await makeMember(ctx, { organizationId: id, role });
      return (await retrieveOrganizations(member, queryOf({}))).results[0];
    };
    expect(await seen('finance')).toMatchObject({ role: 'finance', credit_limit_minor: 500, contract });
    expect(await seen('employee')).toMatchObject({ role: 'employee', credit_limit_minor: 0, contract: null });
  });

  test('changes what is sent, and nothing else', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const { id, name } = await makeOrganization(owner);
    await updateOrganization(owner, { id, city: 'Luanda', email: 'geral@kalunga.ao' });
    expect(await updateOrganization(owner, { id, email: '' })).toMatchObject({ name, city: 'Luanda', email: '' });
    const other = await makeOrganization(owner);
    const { tax_id } = await organizationTerms(ctx, other.id);
    await expect(updateOrganization(owner, { id, tax_id })).rejects.toThrow('organization_exists');
    await expect(updateOrganization(owner, { id, tax_id: '1' })).rejects.toThrow('tax_id_invalid');
    expect(await updateOrganization(owner, { id, tax_id: nextTaxId() })).toMatchObject({ id });
  });
});

describe('the terms of an organization', () => {
  test('are set by staff and read by other slices', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const { id } = await makeOrganization(owner);
    const staff = staffOf(ctx);
    const terms = { credit_limit_minor: 700, payment_terms_days: 45, erp_group: 'CGSB', contract } as const;
    expect(await setOrganizationTerms(staff, { id, ...terms })).toMatchObject(terms);
    expect(await updateOrganization(owner, { id, country: 'MZ', tax_id: '400339910' })).toMatchObject(terms);
    expect(await setOrganizationTerms(staff, { id, contract: null })).toMatchObject({ ...terms, contract: null });
    expect(await lockOrganizationTerms(ctx, id)).toMatchObject({ credit_limit_minor: 700, contract: null });
    expect(await personsWithRole(ctx, id, ['owner'])).toEqual([signedIn(owner).personId]);
  });

  test('are refused to owners, for unknown currencies and turned days', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const { id } = await makeOrganization(owner);
    const set = (actor: Ctx, terms: object) => setOrganizationTerms(actor, { id, ...terms });
    expect(() => set(owner, {})).toThrow('not_allowed');
    expect(() => set(ctx, {})).toThrow('not_signed_in');
    const staff = staffOf(ctx);
    await expect(set(staff, { credit_currency_id: 999 })).rejects.toThrow('currency_not_available');
    expect(() => set(staff, { contract: { ...contract, to: '2025-12-31' } })).toThrow('contract_days_invalid');
    await expect(setOrganizationTerms(staff, { id: 999_999 })).rejects.toThrow('not_found');
  });

  test('suspend it: its people only read then', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const { id } = await makeOrganization(owner);
    await setOrganizationTerms(staffOf(ctx), { id, status: 'suspended' });
    await expect(updateOrganization(owner, { id, city: 'Luanda' })).rejects.toThrow('not_allowed');
    await requireOrganizationRight(owner, id, 'account.read');
    expect(await setOrganizationTerms(staffOf(ctx), { id, status: 'active' })).toMatchObject({ status: 'active' });
    await updateOrganization(owner, { id, city: 'Luanda' });
  });

  test('do not wake an organization without an owner', async ({ ctx }) => {
    const { id } = await makeOrganization(await asA(ctx, 'client'));
    await setOrganizationTerms(staffOf(ctx), { id, status: 'suspended' });
    await ctx.db.updateTable('affiliations').set({ role: 'finance' }).where('organization_id', '=', id).execute();
    const wake = setOrganizationTerms(staffOf(ctx), { id, status: 'active' });
    await expect(wake).rejects.toThrow('invalid_transition');
  });
});
