import type { OrganizationRight } from '#contract/people/organizations/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { hasClaims, type Ctx } from '#api/shared/context.ts';
import { mayIn, type OrganizationAccess } from './model/access.ts';
import { rolesIn } from './store/organizations.ts';

/** Refuses `not_signed_in`, `not_found` to who does not belong to it, `not_allowed` to members without the right. */
export async function requireOrganizationRight(
  ctx: Ctx,
  organizationId: number,
  right: OrganizationRight,
): Promise<void> {
  const standing = (await standingsIn(ctx, [organizationId])).get(organizationId);
  requireRight(standing, right);
}

/** Whether the caller has this right in the organization, which may be unknown. Refuses `not_signed_in`. */
export async function hasOrganizationRight(
  ctx: Ctx,
  organizationId: number,
  right: OrganizationRight,
): Promise<boolean> {
  const standing = (await standingsIn(ctx, [organizationId])).get(organizationId);
  return standing !== undefined && mayIn(standing, right);
}

/**
 * Which of these rights the caller has. Refuses `not_signed_in`, `not_found` to who does not belong to it,
 * `not_allowed` to members without any of them.
 */
export async function requireAnyRight<R extends OrganizationRight>(
  ctx: Ctx,
  organizationId: number,
  rights: readonly R[],
): Promise<Set<R>> {
  const standing = (await standingsIn(ctx, [organizationId])).get(organizationId);
  if (!standing || isStranger(standing)) throw new Refusal('not_found');
  const held = rights.filter((right) => mayIn(standing, right));
  if (held.length === 0) throw new Refusal('not_allowed');
  return new Set(held);
}

export function requireRight(standing: OrganizationAccess | undefined, right: OrganizationRight): void {
  if (!standing || isStranger(standing)) throw new Refusal('not_found');
  if (!mayIn(standing, right)) throw new Refusal('not_allowed');
}

function isStranger({ role, mayRead, mayEdit }: OrganizationAccess): boolean {
  return role === null && !mayRead && !mayEdit;
}

/** How the caller stands to each of these organizations; unknown ones are left out. Refuses `not_signed_in`. */
export async function standingsIn(
  ctx: Ctx,
  organizationIds: readonly number[],
): Promise<Map<number, OrganizationAccess>> {
  const personId = personIdOf(ctx);
  const members = await rolesIn(ctx, organizationIds, personId);
  return new Map(members.map(({ id, ...member }) => [id, standingOf(ctx, member)]));
}

export function standingOf(ctx: Ctx, member: Pick<OrganizationAccess, 'role' | 'status'>): OrganizationAccess {
  const mayRead = hasClaims(ctx, 'organizations.read');
  const mayEdit = hasClaims(ctx, 'organizations.edit');
  return { ...member, mayRead, mayEdit };
}

/** Null for the system, which has every claim. Refuses `not_signed_in`. */
export function personIdOf({ actor }: Ctx): number | null {
  if (actor.kind === 'guest') throw new Refusal('not_signed_in');
  return actor.kind === 'user' ? actor.personId : null;
}

export function userIdOf({ actor }: Ctx): number | null {
  return actor.kind === 'user' ? actor.userId : null;
}
