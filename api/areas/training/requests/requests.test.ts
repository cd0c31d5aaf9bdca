import { describe, expect } from 'vitest';
import { settleOrder } from '#api/sales/orders/index.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { makeMember } from '#api/people/organizations/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { assignSeats } from '../assign-seats.ts';
import { makeEmployees, makeLine, type MadeLine } from '../make.ts';
import { retrieveSeatLines } from '../retrieve-seat-lines.ts';
import { declineRequestsOfClosed } from './close-requests.ts';
import { approveCourseRequest, declineCourseRequest, withdrawCourseRequest } from './decide-request.ts';
import { giveSeatsOfOrder } from './give-requested-seats.ts';
import { notifyRequested, settleRequest } from './notify-about-request.ts';
import { requestCourse } from './request-course.ts';
import { retrieveCourseRequests } from './retrieve-course-requests.ts';

describe('a request for a course', () => {
  test('is one while it is open, and can be made again after it was declined', async ({ ctx }) => {
    const { line, employee, request } = await makeRequest(ctx);
    const expected = { organization_id: line.organizationId, class_id: line.classId, note: 'Outra vez.' };
    expect(await requestCourse(employee, expected)).toMatchObject({ id: request.id, note: 'Preciso dele.' });
    const declined = { id: request.id, reason: 'Não este ano.' };
    for (const _ of [1, 2]) {
      expect(await declineCourseRequest(line.owner, declined)).toMatchObject({ status: 'declined' });
    }
    await expect(approveCourseRequest(line.owner, { id: request.id })).rejects.toThrow('invalid_transition');
    const again = await requestCourse(employee, expected);
    expect(again.id).not.toBe(request.id);
    expect(await withdrawCourseRequest(employee, { id: again.id })).toMatchObject({ status: 'withdrawn' });
    const own = await retrieveCourseRequests(employee, queryOf({ filter: { own: true } }));
    expect(own.results.map(({ status }) => status)).toEqual(['withdrawn', 'declined']);
  });

  test('that is approved gets a seat that is free', async ({ ctx }) => {
    const { line, employee, request } = await makeRequest(ctx);
    await approveCourseRequest(line.owner, { id: request.id });
    await react(ctx);
    expect(await statusOf(employee)).toBe('given');
    expect(await seatsOf(line)).toMatchObject([{ bought: 3, assigned: 1 }]);
  });

  test('that is approved waits for the seats of the next order, first come first served', async ({ ctx }) => {
    const { line, employee, request } = await makeRequest(ctx);
    await assignSeats(line.owner, { order_item_id: line.itemId, person_ids: await makeEmployees(ctx, line, 3) });
    const second = await makeMember(ctx, { organizationId: line.organizationId });
    const expected = { organization_id: line.organizationId, class_id: line.classId, note: '' };
    const other = await requestCourse(second.ctx, expected);
    await react(ctx);
    await approveCourseRequest(line.owner, { id: request.id });
    await approveCourseRequest({ ...line.owner, now: () => new Date(ctx.now().getTime() + 1000) }, { id: other.id });
    await react(ctx);
    expect([await statusOf(employee), await statusOf(second.ctx)]).toEqual(['approved', 'approved']);
    await buySeat(ctx, line);
    await react(ctx);
    expect([await statusOf(employee), await statusOf(second.ctx)]).toEqual(['given', 'approved']);
    const kinds = await ctx.db.selectFrom('notifications').select('kind').where('kind', 'like', 'course_%').execute();
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([
      'course_request_decided',
      'course_request_decided',
      'course_requested',
      'course_requested',
    ]);
  });

  test('of someone who has left does not keep the seat from the next', async ({ ctx }) => {
    const { line, request } = await makeRequest(ctx);
    const second = await makeMember(ctx, { organizationId: line.organizationId });
    const expected = { organization_id: line.organizationId, class_id: line.classId, note: '' };
    const other = await requestCourse(second.ctx, expected);
    await ctx.db
      .updateTable('affiliations')
      .set({ status: 'ended' })
      .where('person_id', '=', request.person_id)
      .execute();
    for (const { id } of [request, other]) await approveCourseRequest(line.owner, { id });
    await react(ctx);
    expect(await statusOf(second.ctx)).toBe('given');
    expect(await seatsOf(line)).toMatchObject([{ assigned: 1 }]);
  });

  test('ends when a manager assigns the seat by hand, and cannot be made by who has one', async ({ ctx }) => {
    const { line, employee, request } = await makeRequest(ctx);
    await assignSeats(line.owner, { order_item_id: line.itemId, person_ids: [request.person_id] });
    expect(await statusOf(employee)).toBe('given');
    await expect(withdrawCourseRequest(employee, { id: request.id })).rejects.toThrow('invalid_transition');
    const expected = { organization_id: line.organizationId, class_id: line.classId, note: '' };
    await expect(requestCourse(employee, expected)).rejects.toThrow('already_enrolled');
  });

  test('is refused for a class that is not on sale', async ({ ctx }) => {
    const line = await makeLine(ctx);
    const { ctx: employee } = await makeMember(ctx, { organizationId: line.organizationId });
    await ctx.db.updateTable('classes').set({ status: 'canceled' }).where('id', '=', line.classId).execute();
    const expected = { organization_id: line.organizationId, class_id: line.classId, note: '' };
    await expect(requestCourse(employee, expected)).rejects.toThrow('class_closed');
    await expect(requestCourse(employee, { ...expected, class_id: 999_999 })).rejects.toThrow('not_found');
  });
});

test('open requests end with the organization, and who asked is notified', async ({ ctx }) => {
  const { line, employee, request } = await makeRequest(ctx);
  const { ctx: second } = await makeMember(ctx, { organizationId: line.organizationId });
  const expected = { organization_id: line.organizationId, class_id: line.classId, note: '' };
  const withdrawn = await requestCourse(second, expected);
  await withdrawCourseRequest(second, { id: withdrawn.id });
  await react(ctx);
  for (const _ of [1, 2]) await declineRequestsOfClosed(asSystem(ctx), line.organizationId);
  await react(ctx);
  const statuses = ctx.db.selectFrom('course_requests').select(['id', 'status']).orderBy('id');
  expect(await statuses.execute()).toEqual([
    { id: request.id, status: 'declined' },
    { id: withdrawn.id, status: 'withdrawn' },
  ]);
  const notified = ctx.db
    .selectFrom('told_messages')
    .select(['user_id', 'kind'])
    .where('kind', '=', 'course_request_decided');
  expect(await notified.execute()).toEqual([{ user_id: signedIn(employee).userId, kind: 'course_request_decided' }]);
});

/** As the reactions to the events of the slice, and to orders that were paid. */
async function react(ctx: Ctx): Promise<void> {
  const events = ctx.db.selectFrom('outbox_events').select(['id', 'kind', 'payload']).where('relayed_at', 'is', null);
  for (const { kind, payload } of await events.orderBy('id').$castTo<Emitted>().execute()) {
    if (kind === 'course_requested') await notifyRequested(asSystem(ctx), payload.request_id);
    if (kind === 'course_request_moved') await settleRequest(asSystem(ctx), payload.request_id);
    if (kind === 'order_paid') await giveSeatsOfOrder(asSystem(ctx), payload.order_id);
  }
}

type Emitted = { kind: string; payload: { request_id: number; order_id: number } };

async function makeRequest(ctx: Ctx) {
  const line = await makeLine(ctx);
  const { ctx: employee } = await makeMember(ctx, { organizationId: line.organizationId });
  const expected = { organization_id: line.organizationId, class_id: line.classId, note: 'Preciso dele.' };
  return { line, employee, request: await requestCourse(employee, expected) };
}

async function buySeat(ctx: Ctx, { owner, organizationId, classId }: MadeLine): Promise<void> {
  const { course_id } = await ctx.db
    .selectFrom('classes')
    .select('course_id')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
  const bought = { buyer: owner, quantity: 1, class: { id: classId, course_id }, organization_id: organizationId };
  const { order } = await makeOrder(ctx, bought);
  await settleOrder(asSystem(ctx), order.id);
}

async function statusOf(employee: Ctx): Promise<string | undefined> {
  signedIn(employee);
  return (await retrieveCourseRequests(employee, queryOf({ filter: { own: true } }))).results[0]?.status;
}

async function seatsOf({ owner, organizationId }: MadeLine) {
  return (await retrieveSeatLines(owner, queryOf({ filter: { organization_id: organizationId } }))).results;
}
