import type { OrganizationRight } from '#contract/organizations/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';

/** The organizations for which the actor has this right. */
export function organizationsWithRight(_ctx: Ctx, _right: OrganizationRight): Promise<number[]> {
  return Promise.resolve([]);
}

/** Refuses `not_found`, as for an unknown organization. */
export async function requireOrganizationRight(ctx: Ctx, organizationId: number, right: OrganizationRight) {
  if (!(await organizationsWithRight(ctx, right)).includes(organizationId)) throw new Refusal('not_found');
}
