import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '#web/people/organizations/company-page.tsx';
import { readOrganizationSearch } from '#web/shared/search/organization-search.ts';
import { OrderHistoryPage } from './-order-history-page.tsx';

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
  validateSearch: readOrganizationSearch,
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_order }] }),
  component: OneOrder,
});

function OneOrder() {
  const orderId = Number(Route.useParams().orderId);
  const { organization: requestedId } = Route.useSearch();

  return (
    <CompanyPage page="our_orders" right="orders.read" requestedId={requestedId}>
      {({ id: organizationId }) => (
        <OrderHistoryPage key={orderId} whose="ours" buyer={{ organizationId }} orderId={orderId} />
      )}
    </CompanyPage>
  );
}
