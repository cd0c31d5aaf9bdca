import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import { endAffiliations, makeMember } from '#api/people/organizations/make.ts';
import { returnOrderItems } from '#api/sales/orders/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { assignSeats } from './assign-seats.ts';
import { makeEmployees, makeLine, personOf, type MadeLine } from './make.ts';
import { retrieveSeatHolders } from './retrieve-seat-holders.ts';
import { retrieveSeatLines } from './retrieve-seat-lines.ts';
import { setSeatDueDate } from './set-seat-due-date.ts';
import { swapSeat } from './swap-seat.ts';
import { takeSeatBack } from './take-seat-back.ts';

const hour = 3_600_000;
const dated = (ctx: Ctx, days: number) => ({
  type: 'presential' as const,
  start_at: new Date(ctx.now().getTime() + days * 24 * hour).toISOString(),
  end_at: new Date(ctx.now().getTime() + (days + 1) * 24 * hour).toISOString(),
  registration_deadline: new Date(ctx.now().getTime() + (days - 1) * 24 * hour).toISOString(),
});
const later = (ctx: Ctx, days: number): Ctx => ({
  ...ctx,
  now: () => new Date(ctx.now().getTime() + days * 24 * hour),
});

const statusOfOrder = async (ctx: Ctx, id: number) =>
  (await ctx.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

const seatedOn = async ({ owner, itemId }: MadeLine) =>
  (await retrieveSeatHolders(owner, queryOf({ filter: { order_item_id: itemId } }))).results;

describe('seats of an organization', () => {
  test('are assigned once under repetition, each with an enrollment, and fulfil the order', async ({ ctx }) => {
    const line = await makeLine(ctx);
    const [first = 0, second = 0, third = 0] = await makeEmployees(ctx, line, 3);
    const input = { order_item_id: line.itemId, person_ids: [first, second, first] };
    for (const _ of [1, 2]) {
      expect(await assignSeats(line.owner, input)).toMatchObject({ bought: 3, assigned: 2, free: 1, expired: 0 });
    }
    expect(await statusOfOrder(ctx, line.orderId)).toBe('aguarda-satisfacao');
    await assignSeats(line.owner, { order_item_id: line.itemId, person_ids: [third] });
    expect(await statusOfOrder(ctx, line.orderId)).toBe('finalizada');
    expect((await seatedOn(line)).map(({ status }) => status)).toEqual(['enrolled', 'enrolled', 'enrolled']);
    const opened = ctx.db.selectFrom('outbox_events').select('id').where('kind', '=', 'enrollment_opened');
    expect(await opened.execute()).toHaveLength(3);
  });

  test('are no more than were bought, and only of paid lines', async ({ ctx }) => {
    const line = await makeLine(ctx, { quantity: 1 });
    const people = await makeEmployees(ctx, line, 2);
    const chosen = { order_item_id: line.itemId, person_ids: people };
    await expect(assignSeats(line.owner, chosen)).rejects.toThrow('seats_too_few');
    expect(await seatedOn(line)).toEqual([]);
    const unpaid = await makeLine(ctx, { isPaid: false });
    const [person = 0] = await makeEmployees(ctx, unpaid, 1);
    const early = assignSeats(unpaid.owner, { order_item_id: unpaid.itemId, person_ids: [person] });
    await expect(early).rejects.toThrow('seats_unpaid');
    await returnOrderItems(asSystem(ctx), { order_id: line.orderId, order_item_ids: [line.itemId], isWhole: false });
    await expect(assignSeats(line.owner, { ...chosen, person_ids: people.slice(1) })).rejects.toThrow('not_found');
  });

  test('are for active employees who are not in the class yet', async ({ ctx }) => {
    const line = await makeLine(ctx);
    const foreign = await makeLine(ctx);
    const [stranger = 0] = await makeEmployees(ctx, foreign, 1);
    const gone = await makeMember(ctx, { organizationId: line.organizationId });
    await endAffiliations(line.owner, [{ id: gone.affiliationId }]);
    for (const person of [stranger, personOf(gone), 999_999]) {
      const chosen = assignSeats(line.owner, { order_item_id: line.itemId, person_ids: [person] });
      await expect(chosen).rejects.toThrow('employee_not_active');
    }
    const { ctx: existing } = await makeMember(ctx, { organizationId: line.organizationId, name: 'Nilza Kiala' });
    const own = await makeEnrollment(ctx, { person_id: signedIn(existing).personId });
    const moved = { class_id: line.classId, course_id: own.course_id };
    await ctx.db.updateTable('enrollments').set(moved).where('id', '=', own.id).execute();
    const twice = assignSeats(line.owner, { order_item_id: line.itemId, person_ids: [own.person_id] });
    await expect(twice).rejects.toMatchObject({ code: 'person_already_enrolled', data: { names: 'Nilza Kiala' } });
  });

  test('that nobody has expire with the registrations, and a canceled class takes nobody', async ({ ctx }) => {
    const line = await makeLine(ctx, { class: dated(ctx, 10) });
    const [person = 0, next = 0] = await makeEmployees(ctx, line, 2);
    await assignSeats(line.owner, { order_item_id: line.itemId, person_ids: [person] });
    const late = later(line.owner, 9.5);
    const list = await retrieveSeatLines(late, queryOf({ filter: { organization_id: line.organizationId } }));
    expect(list.results).toMatchObject([{ bought: 3, assigned: 1, free: 0, expired: 2 }]);
    const chosen = { order_item_id: line.itemId, person_ids: [next] };
    await expect(assignSeats(late, chosen)).rejects.toThrow('seats_expired');
    const swapped = { order_item_id: line.itemId, from_person_id: person, to_person_id: next };
    expect(await swapSeat(late, swapped)).toMatchObject({ assigned: 1, expired: 2 });
    await ctx.db.updateTable('classes').set({ status: 'canceled' }).where('id', '=', line.classId).execute();
    await expect(assignSeats(line.owner, { ...chosen, person_ids: [person] })).rejects.toThrow('seats_class_canceled');
  });
});

describe('seats that people hold', () => {
  test('change hands until the class or the person begins', async ({ ctx }) => {
    const line = await makeLine(ctx, { quantity: 1, class: dated(ctx, 10) });
    const [one = 0, other = 0] = await makeEmployees(ctx, line, 2);
    await assignSeats(line.owner, { order_item_id: line.itemId, person_ids: [one] });
    const swapped = { order_item_id: line.itemId, from_person_id: one, to_person_id: other };
    for (const _ of [1, 2]) expect(await swapSeat(line.owner, swapped)).toMatchObject({ assigned: 1, free: 0 });
    expect((await seatedOn(line)).map(({ person_id }) => person_id)).toEqual([other]);
    expect(await statusOfOrder(ctx, line.orderId)).toBe('finalizada');
    const begun = later(line.owner, 10.1);
    const back = { order_item_id: line.itemId, person_id: other };
    await expect(takeSeatBack(begun, back)).rejects.toThrow('seat_in_use');
    await expect(swapSeat(begun, { ...swapped, from_person_id: other, to_person_id: one })).rejects.toThrow(
      'seat_in_use',
    );
    for (const _ of [1, 2]) expect(await takeSeatBack(line.owner, back)).toMatchObject({ assigned: 0, free: 1 });
    expect(await statusOfOrder(ctx, line.orderId)).toBe('aguarda-satisfacao');
    const ended = ctx.db.selectFrom('enrollments').select(['status', 'end_reason']).where('status', '<>', 'enrolled');
    const canceled = { status: 'canceled', end_reason: 'seat_taken_back' };
    expect(await ended.execute()).toEqual([canceled, canceled]);
  });

  test('of a course without dates stay with the person who has finished', async ({ ctx }) => {
    const line = await makeLine(ctx);
    const [person = 0] = await makeEmployees(ctx, line, 1);
    await assignSeats(line.owner, { order_item_id: line.itemId, person_ids: [person] });
    await ctx.db.updateTable('enrollments').set({ concluded_at: ctx.now(), outcome: 'passed' }).execute();
    const back = takeSeatBack(line.owner, { order_item_id: line.itemId, person_id: person });
    await expect(back).rejects.toThrow('seat_in_use');
    expect(await seatedOn(line)).toMatchObject([{ outcome: 'passed', is_replaceable: false }]);
  });

  test('have a day until which to finish, after which it is overdue', async ({ ctx }) => {
    const line = await makeLine(ctx);
    const [person = 0] = await makeEmployees(ctx, line, 1);
    await assignSeats(line.owner, { order_item_id: line.itemId, person_ids: [person] });
    const due_on = ctx.now().toISOString().slice(0, 10);
    const due = { order_item_id: line.itemId, due_on };
    expect(await setSeatDueDate(line.owner, due)).toMatchObject({ due_on, is_overdue: false });
    expect(await setSeatDueDate(later(line.owner, 2), due)).toMatchObject({ due_on, is_overdue: true });
    expect(await setSeatDueDate(line.owner, { ...due, due_on: null })).toMatchObject({ due_on: null });
  });

  test('are filtered and searched', async ({ ctx }) => {
    const line = await makeLine(ctx);
    const { ctx: existing } = await makeMember(ctx, { organizationId: line.organizationId, name: 'Anaïs Quissanga' });
    const find = async (filter: object) =>
      (await retrieveSeatLines(line.owner, queryOf({ filter: { organization_id: line.organizationId, ...filter } })))
        .total;
    expect([
      await find({ state: 'free' }),
      await find({ state: 'running' }),
      await find({ state: 'concluded' }),
    ]).toEqual([1, 1, 0]);
    expect(await find({ search: 'anais' })).toBe(0);
    await assignSeats(line.owner, { order_item_id: line.itemId, person_ids: [signedIn(existing).personId] });
    expect([await find({ search: 'anais' }), await find({ search: '%' })]).toEqual([1, 0]);
    await ctx.db.updateTable('classes').set({ status: 'concluded' }).execute();
    expect([await find({ state: 'free' }), await find({ state: 'concluded' })]).toEqual([0, 1]);
  });

  test('are bought = assigned + free + expired after any sequence of moves', async ({ ctx }) => {
    const line = await makeLine(ctx);
    const people = await makeEmployees(ctx, line, 5);
    const person = fc.nat(people.length - 1).map((place) => people[place] ?? 0);
    const id = { order_item_id: line.itemId };
    const move = fc.oneof(
      fc
        .array(person, { minLength: 1, maxLength: 4 })
        .map((person_ids) => (me: Ctx) => assignSeats(me, { ...id, person_ids })),
      fc.tuple(person, person).map(
        ([from_person_id, to_person_id]) =>
          (me: Ctx) =>
            swapSeat(me, { ...id, from_person_id, to_person_id }),
      ),
      person.map((person_id) => (me: Ctx) => takeSeatBack(me, { ...id, person_id })),
    );
    const sequence = fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 8 }), (moves) => runAll(line, moves));
    await fc.assert(sequence, { numRuns: 12 });
  }, 60_000);
});

function refusedOnly(error: unknown): void {
  if (!/seats_too_few|seat_not_held/.test(String(error))) throw error;
}

async function runAll(line: MadeLine, moves: ((me: Ctx) => Promise<unknown>)[]): Promise<void> {
  const undo = new Error('undo');
  const walked = inTransaction(line.owner, async (tx) => {
    for (const move of moves) {
      await move(tx).catch(refusedOnly);
      const { results } = await retrieveSeatLines(tx, queryOf({ filter: { organization_id: line.organizationId } }));
      const [row] = results;
      if (!row) throw new Error('The line is not listed.');
      const { bought, assigned, free, expired } = row;
      expect(assigned + free + expired).toBe(bought);
      const held = tx.db.selectFrom('enrollments').select('id').where('order_item_id', '=', line.itemId);
      expect(await held.where('status', '=', 'enrolled').execute()).toHaveLength(assigned);
      const whole = assigned === bought ? 'finalizada' : 'aguarda-satisfacao';
      expect(await statusOfOrder(tx, line.orderId)).toBe(whole);
    }
    throw undo;
  });
  await expect(walked).rejects.toBe(undo);
}
