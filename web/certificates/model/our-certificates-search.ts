import type { OrganizationCertificateFilter } from '#contract/certificates/calls.ts';

export const certificateGroups = ['valid', 'expiring_30', 'expiring_90', 'expired', 'withdrawn'] as const;
export type CertificateGroup = (typeof certificateGroups)[number];

export const certificateSorts = ['expiry', 'issued', 'name', 'course', 'department'] as const;
export type CertificateSort = (typeof certificateSorts)[number];

/** Defaults are left out of the address: all certificates, the first to expire first, page one. */
export type OurCertificatesSearch = {
  search?: string;
  state?: CertificateGroup;
  department?: string;
  course?: number;
  /** The affiliation of an employee. */
  employee?: number;
  sort?: Exclude<CertificateSort, 'expiry'>;
  page?: number;
};

const longestSearch = 100;
const longestDepartment = 80;
const lastPage = 100_000;

export function readOurCertificatesSearch(raw: Record<string, unknown>): OurCertificatesSearch {
  const search = textOf(raw['search'], longestSearch);
  const department = textOf(raw['department'], longestDepartment);
  const state = certificateGroups.find((name) => name === raw['state']);
  const sort = certificateSorts.find((name) => name === raw['sort']);
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(department && { department }),
    ...(sort && sort !== 'expiry' && { sort }),
    ...numbersIn(raw),
  };
}

function numbersIn(raw: Record<string, unknown>): Pick<OurCertificatesSearch, 'course' | 'employee' | 'page'> {
  const [course, employee, page] = [numberOf(raw['course']), numberOf(raw['employee']), numberOf(raw['page'])];
  return {
    ...(course && { course }),
    ...(employee && { employee }),
    ...(page && page > 1 && page <= lastPage && { page }),
  };
}

function numberOf(raw: unknown): number | null {
  const number = Number(raw);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** The address of a number without quotes is read as a number. */
function textOf(raw: unknown, longest: number): string {
  return typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim().slice(0, longest) : '';
}

export function isNarrowed({ page: _page, sort: _sort, ...filters }: OurCertificatesSearch): boolean {
  return Object.keys(filters).length > 0;
}

type Filter = Omit<OrganizationCertificateFilter, 'organization_id'>;

const groups: Record<CertificateGroup, Filter> = {
  valid: { state: 'valid' },
  expiring_30: { expires_within_days: 30 },
  expiring_90: { expires_within_days: 90 },
  expired: { state: 'expired' },
  withdrawn: { state: ['revoked', 'replaced'] },
};

export function filterOf({ search, state, department, course, employee }: OurCertificatesSearch): Filter {
  return {
    ...(state && groups[state]),
    ...(search && { search }),
    ...(department && { department }),
    ...(course && { course_id: course }),
    ...(employee && { affiliation_id: employee }),
  };
}

type Sort = { field: 'issued_at' | 'holder_name' | 'course_title' | 'department'; order: 'asc' | 'desc' };

const sorts: Record<CertificateSort, Sort[]> = {
  expiry: [],
  issued: [{ field: 'issued_at', order: 'desc' }],
  name: [{ field: 'holder_name', order: 'asc' }],
  course: [{ field: 'course_title', order: 'asc' }],
  department: [{ field: 'department', order: 'asc' }],
};

export function sortOf({ sort }: OurCertificatesSearch): Sort[] {
  return sorts[sort ?? 'expiry'];
}

/** Withdrawn certificates are in no archive, so without a state it has those that are valid or have expired. */
export function zipPath(organizationId: number, search: OurCertificatesSearch): string {
  const query = Object.entries(filterOf(search)).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return `/organizations/${organizationId}/certificates.zip${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
