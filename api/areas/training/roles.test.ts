import { describe, expect } from 'vitest';
import type { OrganizationRole } from '#contract/people/organizations/values.ts';
import { makeMember } from '#api/people/organizations/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { assignSeats } from './assign-seats.ts';
import { makeEmployees, makeLine } from './make.ts';
import { approveCourseRequest, declineCourseRequest } from './requests/decide-request.ts';
import { requestCourse } from './requests/request-course.ts';
import { retrieveCourseRequests } from './requests/retrieve-course-requests.ts';
import { retrieveSeatHolders } from './retrieve-seat-holders.ts';
import { retrieveSeatLines } from './retrieve-seat-lines.ts';
import { setSeatDueDate } from './set-seat-due-date.ts';
import { swapSeat } from './swap-seat.ts';
import { takeSeatBack } from './take-seat-back.ts';

type World = { organization_id: number; order_item_id: number; seated: number; other: number; request: number };
type Call = (me: Ctx, world: World) => Promise<unknown>;

const [ok, guest, none, no] = ['ok', 'not_signed_in', 'not_found', 'not_allowed'];
const callers = ['owner', 'training_manager', 'finance', 'employee', 'owner of another', 'guest'];
const expected = [ok, ok, no, no, none, guest];

const calls: Record<string, Call> = {
  retrieveSeatLines: (me, { organization_id }) => retrieveSeatLines(me, queryOf({ filter: { organization_id } })),
  retrieveSeatHolders: (me, { order_item_id }) => retrieveSeatHolders(me, queryOf({ filter: { order_item_id } })),
  setSeatDueDate: (me, { order_item_id }) => setSeatDueDate(me, { order_item_id, due_on: '2026-12-31' }),
  assignSeats: (me, { order_item_id, other }) => assignSeats(me, { order_item_id, person_ids: [other] }),
  swapSeat: (me, { order_item_id, seated, other }) =>
    swapSeat(me, { order_item_id, from_person_id: seated, to_person_id: other }),
  retrieveCourseRequests: (me, { organization_id }) =>
    retrieveCourseRequests(me, queryOf({ filter: { organization_id } })),
  approveCourseRequest: (me, { request: id }) => approveCourseRequest(me, { id }),
  declineCourseRequest: (me, { request: id }) => declineCourseRequest(me, { id, reason: 'Não este ano.' }),
  takeSeatBack: (me, { order_item_id, seated }) => takeSeatBack(me, { order_item_id, person_id: seated }),
};

describe('the seats of an organization', () => {
  test.for(Object.entries(calls))('by role: %s', async ([, call], { ctx }) => {
    const answers: string[] = [];
    for (const caller of callers) {
      const line = await makeLine(ctx);
      const [seated = 0, other = 0] = await makeEmployees(ctx, line, 2);
      await assignSeats(line.owner, { order_item_id: line.itemId, person_ids: [seated] });
      const request = await makeRequest(ctx, line);
      const world = { organization_id: line.organizationId, order_item_id: line.itemId, seated, other, request };
      answers.push(await answerOf(call(await actorOf(ctx, caller, line), world)));
    }
    expect(answers).toEqual(expected);
  });
});

async function makeRequest(ctx: Ctx, { organizationId, classId }: { organizationId: number; classId: number }) {
  const { ctx: employee } = await makeMember(ctx, { organizationId });
  return (await requestCourse(employee, { organization_id: organizationId, class_id: classId, note: '' })).id;
}

async function actorOf(ctx: Ctx, caller: string, line: { owner: Ctx; organizationId: number }): Promise<Ctx> {
  if (caller === 'guest') return ctx;
  if (caller === 'owner') return line.owner;
  if (caller === 'owner of another') return (await makeLine(ctx)).owner;
  const role = caller as OrganizationRole;
  return (await makeMember(ctx, { organizationId: line.organizationId, role })).ctx;
}

async function answerOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'ok',
    (error: unknown) => (error instanceof Error ? error.message : 'no error'),
  );
}
