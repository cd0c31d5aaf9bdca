import { useUnread } from '#web/shared/lists/badges.ts';
import { useCartItems } from '#web/shared/cart/cart-store.ts';
import { useWishlistIds } from '#web/areas/wishlist/index.ts';
import type { OwnTool } from './model/entries.ts';

export function useCounts(): Record<OwnTool, number> {
  const { warnings, notifications } = useUnread();
  const inCart = useCartItems().reduce((sum, { quantity }) => sum + quantity, 0);
  const wishlisted = useWishlistIds()?.length ?? 0;

  return { Wishlist: wishlisted, Warnings: warnings, Notifications: notifications, Cart: inCart };
}
