import { createFileRoute } from '@tanstack/react-router';
import { NeedsOrganization } from '#web/orders/history/needs-organization.tsx';
import { mayActFor, useActingFor } from '#web/shared/session/acting-for.ts';
import { OrderHistoryPage } from './-order-history-page.tsx';

export const Route = createFileRoute('/profile/our-orders-history_/$orderId')({
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_order }] }),
  component: OneOrder,
});

function OneOrder() {
  const orderId = Number(Route.useParams().orderId);
  const acting = useActingFor();

  if (!acting || !mayActFor(acting, 'orders.read')) return <NeedsOrganization />;
  const { organizationId } = acting;
  return <OrderHistoryPage key={orderId} whose="ours" buyer={{ organizationId }} orderId={orderId} />;
}
