import type { OwnOrganization } from '#contract/people/identity/calls.ts';
import type { OrganizationRole } from '#contract/people/organizations/values.ts';

/** The organization for which the user of this browser acts. */
export type ActingFor = { organizationId: number; name: string; role: OrganizationRole };

/** Null: themselves; undefined: they have not chosen yet. */
export type ActingChoice = number | null | undefined;

/** The organizations that a person may act for: an employee has no rights in theirs. */
export function organizationsToActFor(own: readonly OwnOrganization[]): OwnOrganization[] {
  return own.filter(({ role }) => role !== 'employee');
}

/** A choice ends with the role. Without one a person acts for the only organization that they may act for. */
export function actingOf(own: readonly OwnOrganization[], choice: ActingChoice): ActingFor | null {
  if (choice === null) return null;
  const organizations = organizationsToActFor(own);
  const [only] = organizations.length === 1 ? organizations : [];
  const chosen = organizations.find(({ id }) => id === choice) ?? only;
  return chosen ? { organizationId: chosen.id, name: chosen.name, role: chosen.role } : null;
}
