import { z } from 'zod';
import { Id, Moment, Price } from './basics.ts';
import { CourseType, NextClass } from './catalogue-courses.ts';
import { ShownPicture } from './files.ts';
import { bodyCommand, command, matches, retrieval } from './shapes.ts';

export const WishedCourse = z.object({
  course_id: Id,
  saved_at: Moment,
  title: z.string(),
  type: CourseType,
  partner: z.string().nullable(),
  workload_hours: z.number().nullable(),
  cover_url: z.string(),
  /** What is shown in its place, once an editor gave one and it is drawn. */
  picture: ShownPicture.nullable(),
  /** VAT included. Null: no price in this currency and no rate to it. */
  price: Price.nullable(),
  next_class: NextClass.nullable(),
  /** Until when a seat of that class is held for one, who waited for it (domain 4.2); null where none is. */
  offer_expires_at: Moment.nullable(),
  /** False once the course has left the catalogue: it can only be removed. */
  is_sold: z.boolean(),
});
export type WishedCourse = z.infer<typeof WishedCourse>;

const WishFilter = z
  .strictObject({
    course_id: matches(Id),
    /** In which prices are answered; the main currency where it is not said. */
    currency_id: Id,
  })
  .partial();
export type WishFilter = z.infer<typeof WishFilter>;

const WishedIds = z.object({ course_ids: z.array(Id) });
export type WishedIds = z.infer<typeof WishedIds>;

const Wish = z.object({ course_id: Id, saved_at: Moment });
export type Wish = z.infer<typeof Wish>;

const course = z.strictObject({ course_id: Id });

export const wishlist = {
  /** One's own, the latest saved first. A course that is no longer sold stays in it, and says so. */
  retrieveWishlist: retrieval('/wishlist', {
    summary: 'The courses that one keeps for later, as they are now',
    filter: WishFilter,
    result: WishedCourse,
    sort: ['saved_at'],
    refuses: ['not_signed_in', 'currency_not_available'],
  }),

  /** What the header counts and the hearts of a page ask: all of one's own at once. */
  retrieveWishedIds: bodyCommand('POST', '/wishlist/ids', {
    summary: 'Which courses one keeps for later',
    body: z.strictObject({}).prefault({}),
    result: WishedIds,
    refuses: ['not_signed_in'],
  }),

  /** Saved already is as good. Refuses a course that is not in the catalogue, and the one after the hundredth. */
  addWish: command('POST', '/wishlist/create', {
    summary: 'Keeps a course for later',
    data: course,
    result: Wish,
    refuses: ['not_signed_in', 'not_found', 'wishlist_full'],
  }),

  /** Not saved is as good. */
  removeWish: command('PUT', '/wishlist/delete', {
    summary: 'Keeps a course no longer',
    data: course,
    result: course,
    refuses: ['not_signed_in'],
  }),

  /** Within the day; the course stands where it stood. Refuses `not_found` later, and where nothing was removed. */
  restoreWish: command('PUT', '/wishlist/restore', {
    summary: 'Takes the removal of a course back',
    data: course,
    result: Wish,
    refuses: ['not_signed_in', 'not_found', 'wishlist_full'],
  }),
};
