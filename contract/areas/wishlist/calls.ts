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
  picture: ShownPicture.nullable().describe(
    'The picture to show instead, once an editor has set one and it is processed.',
  ),
  price: Price.nullable().describe('VAT included. Null: no price in this currency and no rate to it.'),
  next_class: NextClass.nullable(),
  offer_expires_at: Moment.nullable().describe(
    'How long a seat of that class is held for you from the waiting list; null where none is.',
  ),
  is_sold: z.boolean().describe('False once the course has left the catalogue; it can then only be removed.'),
});
export type WishlistCourse = z.infer<typeof WishlistCourse>;

export const WishlistFilter = z
  .strictObject({
    course_id: matches(Id),
    currency_id: Id.describe('The currency of the prices; the main currency by default.'),
  })
  .partial();
export type WishlistFilter = z.infer<typeof WishlistFilter>;

export const WishlistIds = z.object({ course_ids: z.array(Id) });
export type WishlistIds = z.infer<typeof WishlistIds>;

export const WishlistItem = z.object({ course_id: Id, saved_at: Moment });
export type WishlistItem = z.infer<typeof WishlistItem>;

const course = z.strictObject({ course_id: Id });

export const wishlist = {
  retrieveWishlist: retrieval('/wishlist', {
    summary: 'List the courses on your wishlist',
    description: 'Most recently saved first. A course that is no longer sold stays on the list and is marked.',
    filter: WishlistFilter,
    result: WishlistCourse,
    sort: ['saved_at'],
    refuses: ['not_signed_in', 'currency_not_available'],
  }),

  retrieveWishlistIds: bodyCommand('POST', '/wishlist/ids', {
    summary: 'List the ids of the courses on your wishlist',
    reads: true,
    description: 'Returns all ids at once, without pages.',
    body: z.strictObject({}).prefault({}),
    result: WishlistIds,
    refuses: ['not_signed_in'],
  }),

  addToWishlist: command('POST', '/wishlist/create', {
    summary: 'Add a course to your wishlist',
    description:
      'Idempotent. Refuses `not_found` for a course that is not in the catalogue, and `wishlist_full` above 100 courses.',
    data: course,
    result: WishlistItem,
    refuses: ['not_signed_in', 'not_found', 'wishlist_full'],
  }),

  removeFromWishlist: command('PUT', '/wishlist/delete', {
    summary: 'Remove a course from your wishlist',
    description: 'Idempotent; `PUT /wishlist/restore` undoes it.',
    data: course,
    result: course,
    refuses: ['not_signed_in'],
  }),

  restoreToWishlist: command('PUT', '/wishlist/restore', {
    summary: 'Undo the removal of a course from your wishlist',
    description:
      'Within a day; the course returns to its place. Refuses `not_found` later, or where nothing was removed.',
    data: course,
    result: WishlistItem,
    refuses: ['not_signed_in', 'not_found', 'wishlist_full'],
  }),
};
