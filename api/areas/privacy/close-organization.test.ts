import { describe, expect } from 'vitest';
import { recordAccountPayment } from '#api/sales/accounts/make.ts';
import { after, asA } from '#api/people/identity/make.ts';
import {
  createOrganization,
  makeInvitation,
  makeMember,
  makeOrganization,
  setOrganizationTerms,
} from '#api/people/organizations/make.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { assignSeats, makeEmployees, makeLine } from '#api/areas/training/make.ts';
import { closeOrganization, retrieveOrganizationClosing } from './close-organization.ts';
import { closeAccount, retrieveClosing } from './closing.ts';

const rowOf = (ctx: Ctx, id: number) =>
  ctx.db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const obstaclesOf = async (ctx: Ctx, organization_id: number) =>
  (await retrieveOrganizationClosing(ctx, queryOf({ filter: { organization_id } }))).results[0]?.obstacles;
const inAWeek = { start_at: '2026-11-28T08:00:00Z', end_at: '2026-12-05T17:00:00Z', registration_deadline: null };

describe('an organization that is closed', () => {
  test('keeps its name and tax number, and nothing of its people and contacts', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const { id, name } = await makeOrganization(owner);
    await ctx.db.updateTable('organizations').set({ email: 'a@b.ao', phone: '923' }).where('id', '=', id).execute();
    const member = await makeMember(ctx, { organizationId: id, name: 'Ana', department: 'Obras' });
    await makeInvitation(ctx, { organizationId: id, email: 'rui@kalunga.test' });
    const query = queryOf({ filter: { organization_id: id } });
    expect((await retrieveOrganizationClosing(owner, query)).results).toEqual([
      { organization_id: id, people: 2, obstacles: [] },
    ]);
    expect(await closeOrganization(owner, { id })).toEqual({ id });
    expect(await rowOf(ctx, id)).toMatchObject({ name, status: 'closed', email: '', phone: '' });
    const affiliations = ctx.db.selectFrom('affiliations').select(['status', 'name', 'email', 'department']);
    const erased = { status: 'ended', name: '', email: '', department: '' };
    expect(await affiliations.where('organization_id', '=', id).execute()).toEqual([erased, erased, erased]);
    await expect(closeOrganization(owner, { id })).rejects.toThrow('not_found');
    await expect(makeOrder(ctx, { buyer: member.ctx, organization_id: id })).rejects.toThrow('not_found');
  });

  test('is no longer changed by staff, and its tax number is free for a new one', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const { id } = await makeOrganization(owner);
    const { tax_id } = await rowOf(ctx, id);
    const staff = await asA(ctx, 'administrator');
    await closeOrganization(staff, { id });
    await expect(closeOrganization(staff, { id })).rejects.toThrow('not_allowed');
    await expect(setOrganizationTerms(asSystem(ctx), { id, status: 'active' })).rejects.toThrow('invalid_transition');
    expect(await createOrganization(owner, { name: 'Outra vez', tax_id, country: 'AO' })).toMatchObject({ tax_id });
  });

  test('is closed by an owner after a recent sign-in, by staff, and by nobody else', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const { id } = await makeOrganization(owner);
    for (const role of ['training_manager', 'finance', 'employee'] as const) {
      const member = await makeMember(ctx, { organizationId: id, role });
      await expect(closeOrganization(member.ctx, { id })).rejects.toThrow('not_allowed');
    }
    await expect(closeOrganization(await asA(ctx, 'client'), { id })).rejects.toThrow('not_found');
    await expect(closeOrganization(ctx, { id })).rejects.toThrow('not_signed_in');
    await expect(closeOrganization(after(owner, { minutes: 11 }), { id })).rejects.toThrow('reauthentication_required');
    expect(await closeOrganization(asSystem(ctx), { id })).toEqual({ id });
  });
});

describe('an organization is not closed', () => {
  test('while an order is unpaid', async ({ ctx }) => {
    const { owner, organizationId: id } = await makeLine(ctx, { isPaid: false });
    expect(await obstaclesOf(owner, id)).toEqual([{ obstacle: 'orders', count: 1 }]);
    await expect(closeOrganization(owner, { id })).rejects.toThrow('closing_orders_open');
  });

  test('while paid seats are free, or a class with its people is not over', async ({ ctx }) => {
    const line = await makeLine(ctx, { class: { type: 'presential', ...inAWeek } });
    const { owner, organizationId: id, itemId: order_item_id } = line;
    expect(await obstaclesOf(owner, id)).toEqual([{ obstacle: 'seats', count: 3 }]);
    await assignSeats(owner, { order_item_id, person_ids: await makeEmployees(ctx, line, 2) });
    expect(await obstaclesOf(owner, id)).toEqual([
      { obstacle: 'seats', count: 1 },
      { obstacle: 'classes', count: 1 },
    ]);
    await expect(closeOrganization(owner, { id })).rejects.toThrow('closing_seats_free');
    // Free seats have expired by then, and the class goes on.
    await expect(closeOrganization(asSystem(after(owner, { days: 8 })), { id })).rejects.toThrow(
      'closing_classes_running',
    );
    expect(await closeOrganization(asSystem(after(owner, { days: 15 })), { id })).toEqual({ id });
  });

  test('while it has money on its account, or owes some', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const { id } = await makeOrganization(owner);
    const paid = { organization_id: id, currency_id: 1, amount_minor: 5_000, reference: 'RC 1' };
    await recordAccountPayment(asSystem(ctx), paid);
    expect(await obstaclesOf(owner, id)).toEqual([{ obstacle: 'account', count: 1 }]);
    await expect(closeOrganization(owner, { id })).rejects.toThrow('closing_account_open');
  });
});

describe('the only owner of an organization', () => {
  test('closes the account after handing it over or closing it', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const { id, name } = await makeOrganization(owner);
    expect(await retrieveClosing(owner)).toMatchObject({ owned_alone: [{ id, name }] });
    await expect(closeAccount(owner)).rejects.toMatchObject({ code: 'owned_organization' });
    const { ctx: second } = await makeMember(ctx, { organizationId: id, role: 'owner' });
    expect(await closeAccount(owner)).toMatchObject({ owned_alone: [] });
    const { id: another } = await makeOrganization(second);
    await closeOrganization(second, { id: another });
    expect(await retrieveClosing(second)).toMatchObject({ owned_alone: [] });
  });
});
