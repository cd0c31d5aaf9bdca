import type { WishlistCourse } from '#contract/areas/wishlist/calls.ts';

type Facts = Pick<WishlistCourse, 'is_sold' | 'price' | 'next_class' | 'offer_expires_at'>;

export function canMoveToCart(course: Facts): boolean {
  return course.is_sold && course.price !== null && course.next_class !== null && !isFull(course);
}

/** A seat held for the owner counts as free. */
export function isFull({ next_class, offer_expires_at }: Pick<Facts, 'next_class' | 'offer_expires_at'>): boolean {
  return next_class !== null && next_class.is_full && offer_expires_at === null;
}
