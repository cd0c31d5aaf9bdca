import { afterStart } from '#web/shared/after-start.tsx';
import type { WishBookmarkProps } from './wish-bookmark.tsx';

/** Keeps a course for later: a round button in the corner of a card, or `wide`, in words, below the way to the cart. */
export const WishButton = afterStart<WishBookmarkProps>(async () =>
  (await import('./bring-bookmark.ts')).bringBookmark(),
);
