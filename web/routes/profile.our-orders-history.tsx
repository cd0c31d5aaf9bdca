import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { OrdersPage } from '#web/orders/history/orders-page.tsx';
import { readOrdersSearch, type OrdersSearch } from '#web/orders/model/orders-search.ts';
import { NeedsOrganization } from '#web/orders/history/needs-organization.tsx';
import { mayActFor, useActingFor } from '#web/shared/session/acting-for.ts';
import { unparsedSearch } from './-unparsed-search.ts';

export const Route = createFileRoute('/profile/our-orders-history')({
  staticData: { profileMenu: { group: 'company', place: 50, text: 'our_orders', right: 'orders.read' } },
  validateSearch: unparsedSearch<OrdersSearch>,
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_our_orders }] }),
  component: OrdersOfPage,
});

function OrdersOfPage() {
  const said = Route.useSearch();
  const search = useMemo(() => readOrdersSearch(said), [said]);
  const acting = useActingFor();

  if (!acting || !mayActFor(acting, 'orders.read')) return <NeedsOrganization />;
  return <OrdersPage whose="ours" buyer={{ organizationId: acting.organizationId }} search={search} />;
}
