import { afterStart } from '#web/shared/page/after-start.tsx';
import { wishlistTexts } from '#web/shared/texts/texts-of-page.ts';
import type { WishlistBookmarkProps } from './wishlist-bookmark.tsx';

/** Keeps a course for later: a round button in the corner of a card, or `wide`, in words, below the way to the cart. */
export const WishlistButton = afterStart<WishlistBookmarkProps>(
  async () => (await import('./bookmark-later.tsx')).WishlistBookmark,
  wishlistTexts,
);
