/** What the bookmarks of courses load once the app has started. */
export { WishlistBookmark } from './wishlist-bookmark.tsx';
