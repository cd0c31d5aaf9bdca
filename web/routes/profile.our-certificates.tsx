import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '#web/people/organizations/company-page.tsx';
import { readOrganizationSearch, type OrganizationSearch } from '#web/shared/search/organization-search.ts';
import { useMemo } from 'react';
import {
  readOurCertificatesSearch,
  type OurCertificatesSearch,
} from '#web/learning/certificates/model/our-certificates-search.ts';
import { OurCertificatesPage } from '#web/learning/certificates/organization/our-certificates-page.tsx';
import { unparsedSearch } from './-unparsed-search.ts';

export const Route = createFileRoute('/profile/our-certificates')({
  staticData: {
    texts: ['our_courses', 'our_certificates'],
    profileMenu: { group: 'company', place: 40, text: 'our_certificates', right: 'training.read' },
  },
  validateSearch: unparsedSearch<OurCertificatesSearch & OrganizationSearch>,
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_our_certificates }] }),
  component: OurCertificatesRoute,
});

function OurCertificatesRoute() {
  const said = Route.useSearch();
  const search = useMemo(() => readOurCertificatesSearch(said), [said]);
  const { organization: requestedId } = readOrganizationSearch(said);

  return (
    <CompanyPage page="our_certificates" right="training.read" requestedId={requestedId}>
      {(organization) => <OurCertificatesPage key={organization.id} organization={organization} search={search} />}
    </CompanyPage>
  );
}
