import { defineSlice } from '#api/shared/slice.ts';
import { addToWishlist } from './add-to-wishlist.ts';
import { notifyPricesChanged, notifySeatFreed } from './notify-subscribers.ts';
import { removeFromWishlist } from './remove-from-wishlist.ts';
import { purgeRemovedItems, restoreToWishlist } from './restore-to-wishlist.ts';
import { retrieveWishlistIds } from './retrieve-wished-ids.ts';
import { retrieveWishlist } from './retrieve-wishlist.ts';
import { removeEnrolledRow } from './store.ts';
import { tables } from './tables.ts';

export const wishlistSlice = defineSlice('wishlist', {
  verbs: {
    retrieveWishlist,
    retrieveWishlistIds,
    addToWishlist,
    removeFromWishlist,
    restoreToWishlist,
  },
  reactions: {
    course_prices_changed: {
      'tell-prices-changed': (ctx, { course_ids }, eventId) => notifyPricesChanged(ctx, course_ids, eventId),
    },
    seat_freed: { 'tell-seat-freed': (ctx, { class_id }, eventId) => notifySeatFreed(ctx, class_id, eventId) },
    enrollment_opened: { 'clear-from-wishlist': (ctx, { enrollment_id }) => removeEnrolledRow(ctx, enrollment_id) },
  },
  jobs: { 'forget-removed-wishes': { cron: '42 3 * * *', run: purgeRemovedItems } },
  tables,
});
