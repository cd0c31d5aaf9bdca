/** One chunk: what bookmarks load once the app has started. */
export { WishlistBookmark } from './wishlist-bookmark.tsx';
