import { Refusal } from '#contract/refusals.ts';
import { requireOrganizationRight } from '#api/people/organizations/index.ts';
import type { Ctx } from '#api/shared/context.ts';

/** Refuses `not_signed_in`, `invalid_input`, `not_found`, `not_allowed`. */
export async function requireReader(ctx: Ctx, organizationId: number | undefined): Promise<number> {
  if (ctx.actor.kind === 'guest') throw new Refusal('not_signed_in');
  if (organizationId === undefined) throw new Refusal('invalid_input', { field: 'organization_id' });
  await requireOrganizationRight(ctx, organizationId, 'training.read');
  return organizationId;
}
