import type { OwnOrganization } from '#contract/people/identity/calls.ts';
import type { Affiliation } from '#contract/people/organizations/affiliation.ts';

export type OwnRole = Pick<Affiliation, 'organization_id' | 'organization_name' | 'role'>;

export function ownRoleIn({ id, name, role }: OwnOrganization): OwnRole {
  return { organization_id: id, organization_name: name, role };
}
