import type { WishedCourse } from '#contract/wishlist.ts';

/** There is something to put into a cart: a course that is sold, at a price, with a seat in some class. */
export function canMoveToCart({ is_sold, price, next_class }: Pick<WishedCourse, 'is_sold' | 'price' | 'next_class'>) {
  return is_sold && price !== null && next_class !== null && !next_class.is_full;
}
