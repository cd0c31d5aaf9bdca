import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '#web/people/organizations/company-page.tsx';
import { readOrganizationSearch, type OrganizationSearch } from '#web/shared/search/organization-search.ts';
import { useMemo } from 'react';
import { OrdersPage } from '#web/sales/orders/history/orders-page.tsx';
import { readOrdersSearch, type OrdersSearch } from '#web/sales/orders/model/orders-search.ts';
import { unparsedSearch } from './-unparsed-search.ts';

export const Route = createFileRoute('/profile/our-orders-history')({
  staticData: {
    texts: [
      'order_history',
      'order',
      'attempts',
      'order_again',
      'refunds',
      'payment_cases',
      'given_courses',
      'give_seats',
    ],
    profileMenu: { group: 'company', place: 50, text: 'our_orders', right: 'orders.read' },
  },
  validateSearch: unparsedSearch<OrdersSearch & OrganizationSearch>,
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_our_orders }] }),
  component: OrdersOfPage,
});

function OrdersOfPage() {
  const said = Route.useSearch();
  const search = useMemo(() => readOrdersSearch(said), [said]);
  const { organization: requestedId } = readOrganizationSearch(said);

  return (
    <CompanyPage page="our_orders" right="orders.read" requestedId={requestedId}>
      {({ id: organizationId }) => <OrdersPage whose="ours" buyer={{ organizationId }} search={search} />}
    </CompanyPage>
  );
}
