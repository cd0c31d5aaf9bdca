import { queries } from '#web/shared/api/api.ts';
import { maxWishlistItems } from '#contract/areas/wishlist/values.ts';
import { currencyIdOf, currentVisitor } from '#web/shared/visitor/visitor.ts';

export function wishlistQuery() {
  return queries().wishlist.retrieveWishlist.queryOptions({
    input: {
      filter: { currency_id: currencyIdOf(currentVisitor().currency) },
      page: { number: 1, size: maxWishlistItems },
    },
  });
}
