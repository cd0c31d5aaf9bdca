import type { OrganizationClosing } from '#contract/areas/privacy/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { unsettledCurrencies } from '#api/sales/accounts/index.ts';
import { requireFreshSignIn } from '#api/people/identity/index.ts';
import { openOrdersOfOrganization } from '#api/sales/orders/index.ts';
import {
  closeLockedOrganization,
  lockOrganizationToClose,
  peopleOf,
  requireOrganizationRight,
} from '#api/people/organizations/index.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { type ResultPage, type ListQuery } from '#api/shared/database/retrieval.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { trainingUnderWay } from '#api/areas/training/index.ts';
import { obstaclesIn, refusalOf, type ObstacleCount } from './model/closing-obstacles.ts';

type ClosingQuery = ListQuery<{ filter?: { organization_id: number } | undefined }>;

export async function retrieveOrganizationClosing(
  ctx: Ctx,
  { filter: { organization_id } }: ClosingQuery,
): Promise<ResultPage<OrganizationClosing>> {
  signedIn(ctx);
  if (organization_id === undefined) throw new Refusal('invalid_input', { field: 'organization_id' });
  await requireOrganizationRight(ctx, organization_id, 'organization.close');
  const obstacles = await obstaclesOf(ctx, organization_id);
  const people = await peopleOf(ctx, organization_id);
  return { results: [{ organization_id, people, obstacles }], total: 1 };
}

export async function closeOrganization(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  if (!hasClaims(ctx, 'organizations.edit')) {
    await requireOrganizationRight(ctx, id, 'organization.close');
    await requireFreshSignIn(ctx);
  }
  return inTransaction(ctx, async (tx) => {
    await lockOrganizationToClose(tx, id);
    const [first] = await obstaclesOf(tx, id);
    if (first) throw new Refusal(refusalOf[first.obstacle], { count: first.count });
    await closeLockedOrganization(tx, id);
    return { id };
  });
}

async function obstaclesOf(ctx: Ctx, organizationId: number): Promise<ObstacleCount[]> {
  const { freeSeats, runningClasses } = await trainingUnderWay(ctx, organizationId);
  return obstaclesIn({
    account: await unsettledCurrencies(ctx, organizationId),
    orders: await openOrdersOfOrganization(ctx, organizationId),
    seats: freeSeats,
    classes: runningClasses,
  });
}
