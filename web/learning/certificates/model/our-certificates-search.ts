import type { OrganizationCertificateFilter } from '#contract/learning/certificates/calls.ts';
import { idNumber, laterPage, oneOf, searchReader, text } from '#contract/rules/search-reader.ts';

export const certificateGroups = ['valid', 'expiring_30', 'expiring_90', 'expired', 'withdrawn'] as const;
export type CertificateGroup = (typeof certificateGroups)[number];

export const certificateSorts = ['expiry', 'issued', 'name', 'course', 'department'] as const;
export type CertificateSort = (typeof certificateSorts)[number];

/** Without values it is all certificates, the first to expire first. */
export const readOurCertificatesSearch = searchReader({
  search: text(100),
  state: oneOf(certificateGroups),
  department: text(80),
  course: idNumber,
  /** The affiliation of an employee. */
  employee: idNumber,
  sort: oneOf(certificateSorts, 'expiry'),
  page: laterPage,
});
export type OurCertificatesSearch = ReturnType<typeof readOurCertificatesSearch>;

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
