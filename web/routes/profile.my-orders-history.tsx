import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { OrdersPage } from '#web/sales/orders/history/orders-page.tsx';
import { readOrdersSearch, type OrdersSearch } from '#web/sales/orders/model/orders-search.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { unparsedSearch } from './-unparsed-search.ts';

export const Route = createFileRoute('/profile/my-orders-history')({
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
    profileMenu: { group: 'purchases', place: 10, text: 'my_orders' },
  },
  validateSearch: unparsedSearch<OrdersSearch>,
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_my_orders }] }),
  component: OrdersOfPage,
});

function OrdersOfPage() {
  const said = Route.useSearch();
  const search = useMemo(() => readOrdersSearch(said), [said]);
  const userId = useUser()?.id;

  if (!userId) return null;
  return <OrdersPage whose="mine" buyer={{ userId }} search={search} />;
}
