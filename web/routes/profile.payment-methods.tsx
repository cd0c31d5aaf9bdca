import { createFileRoute } from '@tanstack/react-router';
import { PaymentMethodsPage } from '#web/sales/payments/methods/payment-methods-page.tsx';

export const Route = createFileRoute('/profile/payment-methods')({
  staticData: {
    texts: ['payment_methods', 'payment', 'sign', 'security'],
    profileMenu: { group: 'purchases', place: 30, text: 'payment_methods' },
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_payment_methods }] }),
  component: PaymentMethodsPage,
});
