import type { Affiliation } from '#contract/organizations/affiliation.ts';
import type { ActingFor } from '#web/shared/session/acting-store.ts';

type Role = Pick<Affiliation, 'organization_id' | 'organization_name' | 'role' | 'status'>;

/** The organizations that a person may act for: an employee has no rights in theirs. */
export function rolesToActIn<R extends Role>(own: readonly R[]): R[] {
  return own.filter(({ status, role }) => status === 'active' && role !== 'employee');
}

/** The choice after the person's roles are known again: it ends with the role, and follows its changes. */
export function actingAfter(acting: ActingFor, own: readonly Role[]): ActingFor | null {
  const found = rolesToActIn(own).find(({ organization_id }) => organization_id === acting.organizationId);
  if (!found) return null;
  if (found.role === acting.role && found.organization_name === acting.name) return acting;
  return { ...acting, role: found.role, name: found.organization_name };
}
