import { makeClass } from '#api/offer/classes/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { settleOrder } from '#api/sales/orders/index.ts';
import { makeMember, makeOrganization, type Member } from '#api/people/organizations/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';

export { assignSeats } from './assign-seats.ts';
export { requestCourse } from './requests/request-course.ts';
export { swapSeat } from './swap-seat.ts';

export type MadeLine = { owner: Ctx; organizationId: number; orderId: number; itemId: number; classId: number };

type Input = { quantity?: number; class?: Parameters<typeof makeClass>[1]; isPaid?: boolean };

/** Three paid seats of a new organization, by default in a class that is followed alone. */
export async function makeLine(ctx: Ctx, input: Input = {}): Promise<MadeLine> {
  const owner = await asA(ctx, 'client');
  const { id: organizationId } = await makeOrganization(owner);
  const alone = { type: 'online', start_at: null, end_at: null, registration_deadline: null, capacity: null } as const;
  const run = await makeClass(ctx, { ...alone, ...input.class });
  const quantity = input.quantity ?? 3;
  const { order } = await makeOrder(ctx, { buyer: owner, quantity, class: run, organization_id: organizationId });
  if (input.isPaid !== false) await settleOrder(asSystem(ctx), order.id);
  return { owner, organizationId, orderId: order.id, itemId: order.items[0]?.id ?? 0, classId: run.id };
}

export async function makeEmployees(ctx: Ctx, { organizationId }: MadeLine, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push(personOf(await makeMember(ctx, { organizationId })));
  return ids;
}

export function personOf({ ctx }: Pick<Member, 'ctx'>): number {
  return signedIn(ctx).personId;
}
