import { createFileRoute } from '@tanstack/react-router';
import { summaryQuery } from '#web/sales/cart/cart-query.ts';
import { CartView } from '#web/sales/cart/cart-view.tsx';
import { prefetchList } from '#web/shared/lists/prefetch-list.ts';
import { currentCart } from '#web/shared/cart/cart-store.ts';
import { cartPage } from '#web/shared/session/guards.ts';

export const Route = createFileRoute('/cart')({
  ...cartPage,
  staticData: { texts: ['cart'] },
  loader: ({ context: { queryClient } }) => prefetchList(queryClient, summaryQuery(currentCart())),
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.site.title_cart }, { name: 'robots', content: 'noindex' }],
  }),
  component: CartView,
});
