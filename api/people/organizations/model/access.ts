import {
  hasOrganizationRight,
  type OrganizationRight,
  type OrganizationRole,
  type OrganizationStatus,
} from '#contract/people/organizations/values.ts';

/** How somebody stands to an organization: by their role in it, or as staff of the site. */
export type OrganizationAccess = {
  role: OrganizationRole | null;
  mayRead: boolean;
  mayEdit: boolean;
  status: OrganizationStatus;
};

/** Staff help with people and data; they order, assign and pay for nobody. */
const rightsOfStaff: readonly OrganizationRight[] = [
  'data.edit',
  'managers.edit',
  'employees.edit',
  'organization.close',
];

export function mayIn({ role, mayRead, mayEdit, status }: OrganizationAccess, right: OrganizationRight): boolean {
  if (status === 'closed') return mayRead && right.endsWith('.read');
  if (mayEdit && rightsOfStaff.includes(right)) return true;
  const reads = right.endsWith('.read');
  if (mayRead && reads) return true;
  return role !== null && hasOrganizationRight(role, right) && (reads || status === 'active');
}

/** Employees are everybody's who manages people; the other roles are the owners' alone [domain 8]. */
export function rightToEdit(...roles: OrganizationRole[]): OrganizationRight {
  return roles.every((role) => role === 'employee') ? 'employees.edit' : 'managers.edit';
}
