/** The parts of a course page that load once the app has started, in one file. */
export { CourseDetails } from '#web/catalogue/details/details.tsx';
export { WaitingListPart } from '#web/classes/waiting/waiting-list-part.tsx';
export { CourseReviews } from '#web/reviews/course-reviews.tsx';
export { WishlistBookmark } from '#web/wishlist/wishlist-bookmark.tsx';
