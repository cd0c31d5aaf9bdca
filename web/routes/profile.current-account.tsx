import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '#web/people/organizations/company-page.tsx';
import type { OrganizationSearch } from '#web/people/organizations/model/organization-of-page.ts';
import { AccountPage } from '#web/sales/accounts/account-page.tsx';
import { readAccountSearch, type AccountSearch } from '#web/sales/accounts/model/account-search.ts';
import { unparsedSearch, useRead } from './-unparsed-search.ts';

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
  const search = useRead(Route.useSearch(), readAccountSearch);
  return (
    <CompanyPage page="current_account" right="account.read">
      {(organization) => <AccountPage key={organization.id} organization={organization} search={search} />}
    </CompanyPage>
  );
}
