export { useWishlistIds } from './wishlist-ids.ts';
