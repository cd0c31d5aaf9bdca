import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '#web/sales/orders/history/orders-page.tsx';
import { readOrdersSearch, type OrdersSearch } from '#web/sales/orders/model/orders-search.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { unparsedSearch, useRead } from './-unparsed-search.ts';

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
  const search = useRead(Route.useSearch(), readOrdersSearch);
  const userId = useUser()?.id;

  if (!userId) return null;
  return <OrdersPage whose="mine" buyer={{ userId }} search={search} />;
}
