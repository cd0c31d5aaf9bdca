import type { WishlistCourse } from '#contract/wishlist/calls.ts';

type Facts = Pick<WishlistCourse, 'is_sold' | 'price' | 'next_class' | 'offer_expires_at'>;

/** There is something to put into a cart: a course that is sold, at a price, with a seat in some class that is free or held for one. */
export function canMoveToCart(course: Facts): boolean {
  return course.is_sold && course.price !== null && course.next_class !== null && !isFull(course);
}

/** For its owner, who may be kept a seat. */
export function isFull({ next_class, offer_expires_at }: Pick<Facts, 'next_class' | 'offer_expires_at'>): boolean {
  return next_class !== null && next_class.is_full && offer_expires_at === null;
}
