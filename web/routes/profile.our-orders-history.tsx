import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '#web/people/organizations/company-page.tsx';
import type { OrganizationSearch } from '#web/people/organizations/model/organization-of-page.ts';
import { OrdersPage } from '#web/sales/orders/history/orders-page.tsx';
import { readOrdersSearch, type OrdersSearch } from '#web/sales/orders/model/orders-search.ts';
import { unparsedSearch, useRead } from './-unparsed-search.ts';

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
  const search = useRead(Route.useSearch(), readOrdersSearch);
  return (
    <CompanyPage page="our_orders" right="orders.read">
      {({ id: organizationId }) => <OrdersPage whose="ours" buyer={{ organizationId }} search={search} />}
    </CompanyPage>
  );
}
