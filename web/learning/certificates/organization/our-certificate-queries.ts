import type { OrganizationCertificate } from '#contract/learning/certificates/calls.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { everyPage, mostAtOnce } from '#web/shared/api/every-page.ts';
import { filterOf, sortOf, type OurCertificatesSearch } from '../model/our-certificates-search.ts';

export const certificatesPerPage = 20;

export function ourCertificatesQuery(organizationId: number, search: OurCertificatesSearch) {
  const query = queries().certificates.retrieveOrganizationCertificates.queryOptions({
    input: {
      filter: { organization_id: organizationId, ...filterOf(search) },
      sort: sortOf(search),
      page: { number: search.page ?? 1, size: certificatesPerPage },
    },
  });
  return { ...query, staleTime: 0 };
}

export function certifiedCoursesQuery(organizationId: number) {
  return queries().certificates.retrieveCertifiedCourses.queryOptions({
    input: { filter: { organization_id: organizationId }, page: { number: 1, size: mostAtOnce } },
  });
}

export function departmentsQuery(organizationId: number) {
  return queries().organizations.retrieveDepartments.queryOptions({
    input: { filter: { organization_id: organizationId }, page: { number: 1, size: mostAtOnce } },
  });
}

/** On all pages of the search. */
export function everyCertificate(
  organizationId: number,
  search: OurCertificatesSearch,
): Promise<OrganizationCertificate[]> {
  const filter = { organization_id: organizationId, ...filterOf(search) };
  return everyPage((page) =>
    api().certificates.retrieveOrganizationCertificates({ filter, sort: sortOf(search), page }),
  );
}
