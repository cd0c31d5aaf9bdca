import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { AccountPage } from '#web/accounts/account-page.tsx';
import { readAccountSearch, type AccountSearch } from '#web/accounts/model/account-search.ts';
import { NeedsAccountRole } from '#web/accounts/needs-account-role.tsx';
import { mayActFor, useActingFor } from '#web/shared/session/acting-for.ts';
import { unparsedSearch } from './-unparsed-search.ts';

export const Route = createFileRoute('/profile/current-account')({
  staticData: { profileMenu: { group: 'company', place: 70, text: 'current_account', right: 'account.read' } },
  validateSearch: unparsedSearch<AccountSearch>,
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_current_account }] }),
  component: CurrentAccountRoute,
});

function CurrentAccountRoute() {
  const said = Route.useSearch();
  const search = useMemo(() => readAccountSearch(said), [said]);
  const acting = useActingFor();

  if (!acting || !mayActFor(acting, 'account.read')) return <NeedsAccountRole />;
  const organization = { id: acting.organizationId, name: acting.name };
  return <AccountPage key={organization.id} organization={organization} search={search} />;
}
