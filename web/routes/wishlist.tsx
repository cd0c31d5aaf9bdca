import { createFileRoute } from '@tanstack/react-router';
import { useCart } from '#web/cart/use-cart.ts';
import { useHasCart } from '#web/shared/app-settings.ts';
import { signedInPage } from '#web/shared/guards.ts';
import { currentSession } from '#web/shared/session-store.ts';
import { countWishes } from '#web/wishlist/count-wishes.ts';
import { WishlistPage } from '#web/wishlist/wishlist-page.tsx';
import { wishlistQuery } from '#web/wishlist/wishlist-query.ts';

export const Route = createFileRoute('/wishlist')({
  ...signedInPage,
  // Seats and prices may have changed since one last looked; what does not come is the page's own to show.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery({ ...wishlistQuery(), staleTime: 0 });
    if (currentSession().status === 'user') countWishes().catch(console.warn);
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
