import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '#web/people/organizations/company-page.tsx';
import { readOrganizationSearch, type OrganizationSearch } from '#web/shared/search/organization-search.ts';
import { useMemo } from 'react';
import { AccountPage } from '#web/sales/accounts/account-page.tsx';
import { readAccountSearch, type AccountSearch } from '#web/sales/accounts/model/account-search.ts';
import { unparsedSearch } from './-unparsed-search.ts';

export const Route = createFileRoute('/profile/current-account')({
  staticData: {
    texts: ['current_account'],
    profileMenu: { group: 'company', place: 70, text: 'current_account', right: 'account.read' },
  },
  validateSearch: unparsedSearch<AccountSearch & OrganizationSearch>,
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_current_account }] }),
  component: CurrentAccountRoute,
});

function CurrentAccountRoute() {
  const said = Route.useSearch();
  const search = useMemo(() => readAccountSearch(said), [said]);
  const { organization: requestedId } = readOrganizationSearch(said);

  return (
    <CompanyPage page="current_account" right="account.read" requestedId={requestedId}>
      {(organization) => <AccountPage key={organization.id} organization={organization} search={search} />}
    </CompanyPage>
  );
}
