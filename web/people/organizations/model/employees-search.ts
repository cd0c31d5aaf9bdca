import type { AffiliationFilter } from '#contract/people/organizations/affiliation.ts';
import {
  affiliationStatuses,
  listedAffiliationStatuses,
  organizationRoles,
} from '#contract/people/organizations/values.ts';
import { laterPage, oneOf, searchReader, text } from '#contract/rules/search-reader.ts';

export const employeeSorts = ['name', 'name_desc', 'department', 'invited', 'accepted'] as const;
export type EmployeeSort = (typeof employeeSorts)[number];

/** Without values it is those who belong or are invited, by name. */
export const readEmployeesSearch = searchReader({
  view: oneOf(['import']),
  search: text(100),
  state: oneOf(affiliationStatuses),
  role: oneOf(organizationRoles),
  department: text(80),
  sort: oneOf(employeeSorts, 'name'),
  page: laterPage,
});
export type EmployeesSearch = ReturnType<typeof readEmployeesSearch>;

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
