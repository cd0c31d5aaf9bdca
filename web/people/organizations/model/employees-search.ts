import type { AffiliationFilter } from '#contract/people/organizations/affiliation.ts';
import {
  affiliationStatuses,
  listedAffiliationStatuses,
  organizationRoles,
  type AffiliationStatus,
  type OrganizationRole,
} from '#contract/people/organizations/values.ts';
import { laterPage, nameIn, searchReader, textUpTo } from '#web/shared/search/search-reader.ts';

export const employeeSorts = ['name', 'name_desc', 'department', 'invited', 'accepted'] as const;
export type EmployeeSort = (typeof employeeSorts)[number];

/** Defaults are left out of the address: who belongs or is invited, by name, page one. */
export type EmployeesSearch = {
  view?: 'import';
  search?: string;
  state?: AffiliationStatus;
  role?: OrganizationRole;
  department?: string;
  sort?: Exclude<EmployeeSort, 'name'>;
  page?: number;
};

export const readEmployeesSearch: (raw: Record<string, unknown>) => EmployeesSearch = searchReader({
  view: nameIn(['import']),
  search: textUpTo(100),
  state: nameIn(affiliationStatuses),
  role: nameIn(organizationRoles),
  department: textUpTo(80),
  sort: nameIn(employeeSorts, 'name'),
  page: laterPage,
});

export function isNarrowed({ search, state, role, department }: EmployeesSearch): boolean {
  return Boolean(search ?? state ?? role ?? department);
}

export function filterOf(organizationId: number, search: EmployeesSearch): AffiliationFilter {
  return {
    organization_id: organizationId,
    status: search.state ?? [...listedAffiliationStatuses],
    ...(search.role && { role: search.role }),
    ...(search.department && { department: search.department }),
    ...(search.search && { search: search.search }),
  };
}

type Sort = { field: 'name' | 'department' | 'invited_at' | 'accepted_at' | 'id'; order: 'asc' | 'desc' };

const sorts: Record<EmployeeSort, Sort> = {
  name: { field: 'name', order: 'asc' },
  name_desc: { field: 'name', order: 'desc' },
  department: { field: 'department', order: 'asc' },
  invited: { field: 'invited_at', order: 'desc' },
  accepted: { field: 'accepted_at', order: 'desc' },
};

/** Ends with the id, so that no page repeats somebody. */
export function sortOf({ sort }: EmployeesSearch): Sort[] {
  return [sorts[sort ?? 'name'], { field: 'id', order: 'asc' }];
}
