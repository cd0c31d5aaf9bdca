import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '#web/shared/session/session-store.ts';
import { OrderHistoryPage } from './-order-history-page.tsx';

export const Route = createFileRoute('/profile/my-orders-history_/$orderId')({
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
      'gift_choice',
    ],
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_order }] }),
  component: OneOrder,
});

function OneOrder() {
  const orderId = Number(Route.useParams().orderId);
  const userId = useUser()?.id;

  if (!userId) return null;
  return <OrderHistoryPage key={orderId} whose="mine" buyer={{ userId }} orderId={orderId} />;
}
