import { useUnread } from '#web/shared/badges.ts';
import { useCartItems } from '#web/shared/cart-store.ts';
import { useWished } from '#web/shared/wishes.ts';
import type { OwnTool } from './model/entries.ts';

/** How many things lie behind each tool. */
export function useCounts(): Record<OwnTool, number> {
  const { warnings, notifications } = useUnread();
  const inCart = useCartItems().reduce((sum, { quantity }) => sum + quantity, 0);
  const wished = useWished()?.length ?? 0;

  return { Wishlist: wished, Warnings: warnings, Notifications: notifications, Cart: inCart };
}
