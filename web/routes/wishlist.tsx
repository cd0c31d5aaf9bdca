import { createFileRoute } from '@tanstack/react-router';
import { useCart } from '#web/sales/cart/use-cart.ts';
import { useHasCart } from '#web/shared/visitor/app-settings.ts';
import { signedInPage } from '#web/shared/session/guards.ts';
import { currentSession } from '#web/shared/session/session-store.ts';
import { countWishlist } from '#web/areas/wishlist/count-wishlist.ts';
import { WishlistPage } from '#web/areas/wishlist/wishlist-page.tsx';
import { wishlistQuery } from '#web/areas/wishlist/wishlist-query.ts';

export const Route = createFileRoute('/wishlist')({
  ...signedInPage,
  staticData: { texts: ['wishlist'] },
  // Seats and prices may have changed since the last visit; the page itself shows loading and failure.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery({ ...wishlistQuery(), staleTime: 0 });
    if (currentSession().status === 'user') countWishlist().catch(console.warn);
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.site.title_wishlist }, { name: 'robots', content: 'noindex' }],
  }),
  component: Wishlist,
});

function Wishlist() {
  const { add } = useCart();
  const hasCart = useHasCart();

  return <WishlistPage toCart={hasCart ? add : null} />;
}
