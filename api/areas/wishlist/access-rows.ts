import { accessRowsOf, ofCaller, one } from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('wishlist', {
  calls: {
    retrieveWishlist: ofCaller(() => ({}), 'ok'),
    retrieveWishlistIds: ofCaller(() => ({}), 'ok'),
    addToWishlist: ofCaller(one(({ courseId }) => ({ course_id: courseId }))),
    removeFromWishlist: ofCaller(one(({ courseId }) => ({ course_id: courseId }))),
    restoreToWishlist: ofCaller(one(({ courseId }) => ({ course_id: courseId }))),
  },
});
