/** The parts of a course page that load once the app has started, in one file. */
export { CourseDetails } from '#web/offer/catalogue/details/details.tsx';
export { WaitingListPart } from '#web/offer/classes/waiting/waiting-list-part.tsx';
export { CourseReviews } from '#web/areas/reviews/course-reviews.tsx';
export { WishlistBookmark } from '#web/areas/wishlist/wishlist-bookmark.tsx';
