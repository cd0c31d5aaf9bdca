import { createFileRoute } from '@tanstack/react-router';
import { summaryQuery } from '#web/cart/cart-query.ts';
import { CartView } from '#web/cart/cart-view.tsx';
import { bringList } from '#web/shared/bring-list.ts';
import { currentCart } from '#web/shared/cart-store.ts';
import { cartPage } from '#web/shared/guards.ts';

export const Route = createFileRoute('/cart')({
  ...cartPage,
  loader: ({ context: { queryClient } }) => bringList(queryClient, summaryQuery(currentCart())),
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.site.title_cart }, { name: 'robots', content: 'noindex' }],
  }),
  component: CartView,
});
