import { createFileRoute } from '@tanstack/react-router';
import { OurTaxAddresses } from '#web/people/addresses/tax-addresses-page.tsx';
import { CompanyPage } from '#web/people/organizations/company-page.tsx';
import type { OrganizationSearch } from '#web/people/organizations/model/organization-of-page.ts';
import { unparsedSearch } from './-unparsed-search.ts';

export const Route = createFileRoute('/profile/our-tax-address')({
  staticData: {
    texts: ['addresses', 'tax_address'],
    profileMenu: { group: 'company', place: 60, text: 'our_tax_address', right: 'addresses.edit' },
  },
  validateSearch: unparsedSearch<OrganizationSearch>,
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_our_tax_address }] }),
  component: OurTaxAddressRoute,
});

function OurTaxAddressRoute() {
  return (
    <CompanyPage page="our_tax_address" right="addresses.edit">
      {(organization) => <OurTaxAddresses key={organization.id} organization={organization} />}
    </CompanyPage>
  );
}
