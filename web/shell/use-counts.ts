import { useUnread } from '#web/shared/lists/badges.ts';
import { useCartItems } from '#web/shared/cart/cart-store.ts';
import { useWishlistIds } from '#web/shared/wishlist/wishlist-ids.ts';
import type { OwnTool } from './model/entries.ts';

/** How many things lie behind each tool. */
export function useCounts(): Record<OwnTool, number> {
  const { warnings, notifications } = useUnread();
  const inCart = useCartItems().reduce((sum, { quantity }) => sum + quantity, 0);
  const preferred = useWishlistIds()?.length ?? 0;

  return { Wishlist: preferred, Warnings: warnings, Notifications: notifications, Cart: inCart };
}
