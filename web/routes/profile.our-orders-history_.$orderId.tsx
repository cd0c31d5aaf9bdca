import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '#web/people/organizations/company-page.tsx';
import type { OrganizationSearch } from '#web/people/organizations/model/organization-of-page.ts';
import { OrderHistoryPage } from './-order-history-page.tsx';
import { unparsedSearch } from './-unparsed-search.ts';

export const Route = createFileRoute('/profile/our-orders-history_/$orderId')({
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
  },
  validateSearch: unparsedSearch<OrganizationSearch>,
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_order }] }),
  component: OneOrder,
});

function OneOrder() {
  const orderId = Number(Route.useParams().orderId);
  return (
    <CompanyPage page="our_orders" right="orders.read">
      {({ id: organizationId }) => (
        <OrderHistoryPage key={orderId} whose="ours" buyer={{ organizationId }} orderId={orderId} />
      )}
    </CompanyPage>
  );
}
