import type { OrganizationRight } from '#contract/people/organizations/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { SeatLine } from '#contract/areas/training/calls.ts';
import { requireOrganizationRight } from '#api/people/organizations/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { presentLine } from './present-line.ts';
import { findLine, type LineRow } from './store/lines.ts';

/** Refuses `not_signed_in`, `not_found` for lines of another organization, `not_allowed` without the right. */
export async function requireLine(ctx: Ctx, orderItemId: number, right: OrganizationRight): Promise<LineRow> {
  signedIn(ctx);
  const line = await findLine(ctx, orderItemId);
  if (!line) throw new Refusal('not_found');
  await requireOrganizationRight(ctx, line.organization_id, right);
  return line;
}

export async function lineAfter(ctx: Ctx, orderItemId: number): Promise<SeatLine> {
  const line = await findLine(ctx, orderItemId);
  if (!line) throw new Refusal('not_found');
  return presentLine(ctx, line);
}
