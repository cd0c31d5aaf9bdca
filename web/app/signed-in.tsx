import type { QueryClient } from '@tanstack/react-query';
import { followMessages } from '#web/messages/follow-messages.ts';
import { followWishlist } from '#web/wishlist/follow-wishlist.ts';

export function followUser(client: QueryClient): void {
  followMessages(client);
  followWishlist(client);
}
