import { z } from 'zod';
import { Id, Moment, Price } from '#contract/basics.ts';
import { CourseType, NextClass } from '#contract/offer/catalogue/courses.ts';
import { ShownPicture } from '#contract/platform/files/calls.ts';
import { bodyCommand, command, matches, retrieval } from '#contract/shapes.ts';

export const WishlistCourse = z.object({
  course_id: Id,
  saved_at: Moment,
  title: z.string(),
  type: CourseType,
  partner: z.string().nullable(),
  workload_hours: z.number().nullable(),
  cover_url: z.string(),
  /** The picture to show instead, once an editor has set one and it is processed. */
  picture: ShownPicture.nullable(),
  /** VAT included. Null: no price in this currency and no rate to it. */
  price: Price.nullable(),
  next_class: NextClass.nullable(),
  /** How long a seat of that class is held for you from the waiting list (domain 4.2); null where none is. */
  offer_expires_at: Moment.nullable(),
  /** False once the course has left the catalogue; it can then only be removed. */
  is_sold: z.boolean(),
});
export type WishlistCourse = z.infer<typeof WishlistCourse>;

export const WishlistFilter = z
  .strictObject({
    course_id: matches(Id),
    /** The currency of the prices; the main currency by default. */
    currency_id: Id,
  })
  .partial();
export type WishlistFilter = z.infer<typeof WishlistFilter>;

export const WishlistIds = z.object({ course_ids: z.array(Id) });
export type WishlistIds = z.infer<typeof WishlistIds>;

export const WishlistItem = z.object({ course_id: Id, saved_at: Moment });
export type WishlistItem = z.infer<typeof WishlistItem>;

const course = z.strictObject({ course_id: Id });

export const wishlist = {
  /** Most recently saved first. A course that is no longer sold stays on the list and is marked. */
  retrieveWishlist: retrieval('/wishlist', {
    summary: 'List the courses on your wishlist',
    filter: WishlistFilter,
    result: WishlistCourse,
    sort: ['saved_at'],
    refuses: ['not_signed_in', 'currency_not_available'],
  }),

  /** Returns all ids at once, without pages. */
  retrieveWishlistIds: bodyCommand('POST', '/wishlist/ids', {
    summary: 'List the ids of the courses on your wishlist',
    reads: true,
    body: z.strictObject({}).prefault({}),
    result: WishlistIds,
    refuses: ['not_signed_in'],
  }),

  /** Idempotent. Refuses `not_found` for a course that is not in the catalogue, and `wishlist_full` above 100 courses. */
  addToWishlist: command('POST', '/wishlist/create', {
    summary: 'Add a course to your wishlist',
    data: course,
    result: WishlistItem,
    refuses: ['not_signed_in', 'not_found', 'wishlist_full'],
  }),

  /** Idempotent; `PUT /wishlist/restore` undoes it. */
  removeFromWishlist: command('PUT', '/wishlist/delete', {
    summary: 'Remove a course from your wishlist',
    data: course,
    result: course,
    refuses: ['not_signed_in'],
  }),

  /** Within a day; the course returns to its place. Refuses `not_found` later, or where nothing was removed. */
  restoreToWishlist: command('PUT', '/wishlist/restore', {
    summary: 'Undo the removal of a course from your wishlist',
    data: course,
    result: WishlistItem,
    refuses: ['not_signed_in', 'not_found', 'wishlist_full'],
  }),
};
