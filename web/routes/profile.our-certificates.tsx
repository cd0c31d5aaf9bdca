import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '#web/people/organizations/company-page.tsx';
import type { OrganizationSearch } from '#web/people/organizations/model/organization-of-page.ts';
import {
  readOurCertificatesSearch,
  type OurCertificatesSearch,
} from '#web/learning/certificates/model/our-certificates-search.ts';
import { OurCertificatesPage } from '#web/learning/certificates/organization/our-certificates-page.tsx';
import { unparsedSearch, useRead } from './-unparsed-search.ts';

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
  const search = useRead(Route.useSearch(), readOurCertificatesSearch);
  return (
    <CompanyPage page="our_certificates" right="training.read">
      {(organization) => <OurCertificatesPage key={organization.id} organization={organization} search={search} />}
    </CompanyPage>
  );
}
