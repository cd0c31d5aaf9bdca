import { useUnread } from '#web/shared/badges.ts';
import { useCartItems } from '#web/shared/cart-store.ts';
import type { OwnTool } from './model/entries.ts';

/** How many things lie behind each tool; a wishlist is not counted before there is one. */
export function useCounts(): Record<OwnTool, number> {
  const { warnings, notifications } = useUnread();
  const inCart = useCartItems().reduce((sum, { quantity }) => sum + quantity, 0);

  return { Wishlist: 0, Warnings: warnings, Notifications: notifications, Cart: inCart };
}
