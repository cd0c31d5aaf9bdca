import { afterStart } from '#web/shared/page/after-start.tsx';
import type { WishlistBookmarkProps } from './wishlist-bookmark.tsx';

/** A round button in the corner of a card, or with `wide` a labelled one. */
export const WishlistButton = afterStart<WishlistBookmarkProps>(
  async () => (await import('./bookmark-later.tsx')).WishlistBookmark,
  ['wishlist'],
);
