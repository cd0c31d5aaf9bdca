import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { TrainingSummary } from '#contract/areas/reports/calls.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeMember, makeOrganization, type Member } from '#api/people/organizations/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeOrderedLine } from '#api/learning/certificates/make.ts';
import { backdateMembers, makeOrderedCertificate, makeTraining } from './make.ts';
import { retrieveEmployeeTraining } from './retrieve-employee-training.ts';
import { retrieveTrainingSummary } from './retrieve-training-summary.ts';

type World = { id: number; owner: Ctx; userId: number; ana: Member; rui: Member };

describe('the report of an organization', () => {
  test('adds up hours by month and department, and who has the forty of the year', async ({ ctx }) => {
    const world = await newWorld(ctx);
    await train(ctx, world, { who: world.ana, hours: 35 });
    await train(ctx, world, { who: world.ana, hours: 5 });
    await train(ctx, world, { who: world.rui, hours: 12 });
    await train(ctx, world, { who: world.rui, hours: 99, outcome: 'failed' });
    const { training } = await summaryOf(world.owner, world.id);
    expect(training).toMatchObject({ employees: 3, with_yearly_hours: 1, hours: 52 });
    expect(training?.months).toEqual([
      { month: 9, department: 'Armazém', hours: 12 },
      { month: 9, department: 'Obras', hours: 40 },
    ]);
  });

  test('has nothing of other employers, of private trainings and of another year', async ({ ctx }) => {
    const world = await newWorld(ctx);
    const other = await makeOrganization(await asA(ctx, 'client'));
    await train(ctx, world, { who: world.ana, hours: 8, organizationId: other.id });
    await train(ctx, world, { who: world.ana, hours: 8, organizationId: null });
    const { training, money } = await summaryOf(world.owner, world.id);
    expect(training).toMatchObject({ hours: 0, certificates_issued: 0, active_people: 0, coming_people: 0 });
    expect(money?.costs).toEqual([]);
    await train(ctx, world, { who: world.ana });
    expect((await summaryOf(world.owner, world.id, 2025)).training?.hours).toBe(0);
    expect((await summaryOf(world.owner, world.id)).training?.hours).toBe(35);
  });

  test('has no training from before or after a person belonged to it', async ({ ctx }) => {
    const world = await newWorld(ctx);
    await train(ctx, world, { who: world.ana });
    const moved = (values: { accepted_at?: Date; ended_at?: Date }) =>
      ctx.db.updateTable('affiliations').set(values).where('id', '=', world.ana.affiliationId).execute();
    await moved({ accepted_at: new Date('2026-09-10T10:00:00Z') });
    expect((await summaryOf(world.owner, world.id)).training?.hours).toBe(0);
    await moved({ accepted_at: new Date('2026-02-01T10:00:00Z'), ended_at: new Date('2026-09-30T10:00:00Z') });
    expect((await summaryOf(world.owner, world.id)).training?.hours).toBe(35);
    // The training goes on, and ends after the person has left.
    await moved({ ended_at: new Date('2026-09-10T10:00:00Z') });
    expect((await summaryOf(world.owner, world.id)).training?.hours).toBe(0);
  });

  test('counts as cost the paid lines, and seats that nobody has', async ({ ctx }) => {
    const world = await newWorld(ctx);
    const { lineId } = await train(ctx, world, { who: world.ana, netMinor: 100 });
    await ctx.db.updateTable('order_items').set({ quantity: 3 }).where('id', '=', lineId).execute();
    await train(ctx, world, { who: world.rui, netMinor: 500, status: 'aguarda-pagamento' });
    await train(ctx, world, { who: world.rui, netMinor: 500, status: 'devolvida' });
    const { lineId: refunded } = await train(ctx, world, { who: world.rui, netMinor: 500 });
    await ctx.db.updateTable('order_items').set({ refunded_at: ctx.now() }).where('id', '=', refunded).execute();
    const { money } = await summaryOf(world.owner, world.id);
    expect(money?.costs).toEqual([
      { currency_id: 1, department: 'Obras', people: 1, net_minor: 33 },
      { currency_id: 1, department: null, people: 0, net_minor: 67 },
    ]);
  });

  test('lists unpaid orders, the first due first, and which are overdue', async ({ ctx }) => {
    const world = await newWorld(ctx);
    const unpaid = { organizationId: world.id, userId: world.userId, status: 'pendente' };
    const { courseId } = await courseOf(ctx, world);
    const [overdue, due, expiresAt] = ['2020-01-01T00:00:00Z', '2030-01-01T00:00:00Z', '2030-01-02T00:00:00Z'];
    await makeOrderedLine(ctx, { ...unpaid, expiresAt, payBy: due }, courseId);
    await makeOrderedLine(ctx, { ...unpaid, expiresAt, payBy: overdue, netMinor: 7 }, courseId);
    const { money } = await summaryOf(world.owner, world.id);
    expect(money).toMatchObject({ unpaid: 2, overdue: 1 });
    expect(money?.unpaid_orders).toMatchObject([
      { is_overdue: true, total: { amount_minor: 7, currency_id: 1 } },
      { is_overdue: false, pay_by: '2030-01-01T00:00:00.000Z', pay_by_tz: 'Africa/Luanda' },
    ]);
  });
});

describe('the report of an organization also', () => {
  test('groups by course the certificates that expire within ninety days', async ({ ctx }) => {
    const world = await newWorld(ctx);
    const issued = await makeOrderedCertificate(ctx, { ...bought(world), personId: personOf(world.ana) });
    const validUntil = (days: number) =>
      ctx.db
        .updateTable('certificates')
        .set({ valid_until: new Date(ctx.now().getTime() + days * 86_400_000) })
        .where('id', '=', issued.id)
        .execute();
    await validUntil(91);
    expect((await summaryOf(world.owner, world.id)).training?.expiring).toEqual([]);
    await validUntil(12);
    expect((await summaryOf(world.owner, world.id)).training?.expiring).toMatchObject([
      { course_title: 'Segurança e saúde em obra', people: 1, departments: ['Obras'] },
    ]);
  });

  test('is opened by each role by halves, and by nobody else', async ({ ctx }) => {
    const { id, owner, ana } = await newWorld(ctx);
    const { ctx: manager } = await makeMember(ctx, { organizationId: id, role: 'training_manager' });
    const { ctx: finance } = await makeMember(ctx, { organizationId: id, role: 'finance' });
    const halves = async (who: Ctx) => {
      const { training, money } = await summaryOf(who, id);
      const { results } = await employeesOf(who, id);
      return [training !== null, money !== null, results[0]?.hours !== null, results[0]?.costs !== null];
    };
    expect(await halves(owner)).toEqual([true, true, true, true]);
    expect(await halves(manager)).toEqual([true, false, true, false]);
    expect(await halves(finance)).toEqual([false, true, false, true]);
    const refused = [
      [ana.ctx, 'not_allowed'],
      [await asA(ctx, 'client'), 'not_found'],
      [ctx, 'not_signed_in'],
    ] as const;
    for (const [who, code] of refused) {
      await expect(summaryOf(who, id)).rejects.toMatchObject({ code });
      await expect(employeesOf(who, id)).rejects.toMatchObject({ code });
    }
  });
});

describe('the employees of a report', () => {
  test('are sorted by hours, and narrowed to those below the forty of the year', async ({ ctx }) => {
    const world = await newWorld(ctx);
    await train(ctx, world, { who: world.ana, hours: 40 });
    await train(ctx, world, { who: world.rui, hours: 39.5 });
    const { results } = await employeesOf(world.owner, world.id, { sort: [{ field: 'hours', order: 'desc' }] });
    expect(results.map(({ hours }) => hours)).toEqual([40, 39.5, 0]);
    const below = await employeesOf(world.owner, world.id, { below: true });
    expect(below.total).toBe(2);
    expect(below.results.map(({ name }) => name)).not.toContain('Ana');
  });

  test('are not told apart by hours to those who see only money', async ({ ctx }) => {
    const { id } = await newWorld(ctx);
    const { ctx: finance } = await makeMember(ctx, { organizationId: id, role: 'finance' });
    const refused = { code: 'not_allowed' };
    await expect(employeesOf(finance, id, { below: true })).rejects.toMatchObject(refused);
    const byHours = employeesOf(finance, id, { sort: [{ field: 'hours', order: 'asc' }] });
    await expect(byHours).rejects.toMatchObject(refused);
    await expect(employeesOf(finance, id, { sort: [{ field: 'name', order: 'asc' }] })).resolves.toBeTruthy();
  });
});

describe('the costs of a line', () => {
  test('add up to its price, whatever the price, the seats and who has them', async ({ ctx }) => {
    const world = await newWorld(ctx);
    const { lineId, enrollmentId } = await train(ctx, world, { who: world.ana });
    const line = { netMinor: fc.integer({ min: 0, max: 1_000_000_000 }), quantity: fc.integer({ min: 1, max: 50 }) };
    const property = fc.asyncProperty(fc.record({ ...line, taken: fc.boolean() }), async (input) => {
      const { netMinor: net_minor, quantity, taken } = input;
      const status = taken ? 'enrolled' : 'canceled';
      await ctx.db.updateTable('order_items').set({ net_minor, quantity }).where('id', '=', lineId).execute();
      await ctx.db.updateTable('enrollments').set({ status }).where('id', '=', enrollmentId).execute();
      const { money } = await summaryOf(world.owner, world.id);
      expect(money?.costs.reduce((sum, cost) => sum + cost.net_minor, 0)).toBe(net_minor);
    });
    await fc.assert(property, { numRuns: 25 });
  });

  test('are the same by employee as by department', async ({ ctx }) => {
    const world = await newWorld(ctx);
    await train(ctx, world, { who: world.ana, netMinor: 1001 });
    await train(ctx, world, { who: world.rui, netMinor: 2002 });
    const { results, total } = await employeesOf(world.owner, world.id);
    expect(total).toBe(3);
    const costs = results.flatMap((each) => each.costs ?? []);
    expect(costs.map(({ amount_minor }) => amount_minor).toSorted((a, b) => a - b)).toEqual([1001, 2002]);
    expect(results.map(({ hours }) => hours)).toContain(35);
  });
});

async function newWorld(ctx: Ctx): Promise<World> {
  const owner = await asA(ctx, 'client');
  const { id } = await makeOrganization(owner);
  const ana = await makeMember(ctx, { organizationId: id, role: 'employee', department: 'Obras', name: 'Ana' });
  const rui = await makeMember(ctx, { organizationId: id, role: 'employee', department: 'Armazém', name: 'Rui' });
  await backdateMembers(ctx);
  return { id, owner, userId: signedIn(owner).userId, ana, rui };
}

function bought({ id, userId }: World) {
  return { organizationId: id, userId };
}

function personOf({ ctx }: Member): number {
  return signedIn(ctx).personId;
}

type Input = { who: Member } & Partial<Parameters<typeof makeTraining>[1]>;

function train(ctx: Ctx, world: World, { who, ...input }: Input) {
  return makeTraining(ctx, { ...bought(world), personId: personOf(who), ...input });
}

async function courseOf(ctx: Ctx, world: World): Promise<{ courseId: number }> {
  const { enrollmentId } = await train(ctx, world, { who: world.ana, organizationId: null });
  const { course_id } = await ctx.db
    .selectFrom('enrollments')
    .select('course_id')
    .where('id', '=', enrollmentId)
    .executeTakeFirstOrThrow();
  return { courseId: course_id };
}

async function summaryOf(who: Ctx, organization_id: number, year = 2026): Promise<TrainingSummary> {
  const { results } = await retrieveTrainingSummary(who, queryOf({ filter: { organization_id, year } }));
  if (!results[0]) throw new Error('There is no summary.');
  return results[0];
}

type Query = { below?: boolean; sort?: { field: 'hours' | 'name'; order: 'asc' | 'desc' }[] };

function employeesOf(who: Ctx, organization_id: number, { below, sort = [] }: Query = {}) {
  const filter = { organization_id, year: 2026, ...(below && { below_yearly_hours: true }) };
  return retrieveEmployeeTraining(who, queryOf({ filter, sort }));
}
