import { z } from 'zod';
import { Id, Moment, Price } from '#contract/basics.ts';
import { ClassStatus, ClassType, DatedRegulation } from '#contract/offer/classes/calls.ts';
import { MandatoryFileCategory } from '#contract/learning/enrollments/files.ts';
import { ShownPicture } from '#contract/platform/files/calls.ts';
import { retrieval } from '#contract/shapes.ts';
import { classRoles, classTabs, tabAccesses, tabReasons } from './values.ts';

/** A class as the signed-in caller sees it. */
export const Classroom = z.object({
  /** The id of the class. */
  id: Id,
  code: z.string(),
  type: ClassType,
  status: ClassStatus,
  /** Null where the start is free. */
  start_at: Moment.nullable(),
  end_at: Moment.nullable(),
  /** The time zone of its hours. */
  tz: z.string(),
  venue: z.string().nullable(),
  city: z.string().nullable(),
  registration_deadline: Moment.nullable(),
  lesson_count: z.int().nonnegative(),
  /** Null: no limit. */
  seats_left: z.int().nonnegative().nullable(),
  is_full: z.boolean(),
  is_for_sale: z.boolean(),
  /** Percent of the lessons, or of the contents where there are no lessons. */
  attendance_min: z.number(),
  /** From 0 to 20. */
  grade_min: z.number(),
  /** For so many minutes from the start of a lesson, its code takes check-ins. */
  check_in_minutes: z.number(),
  /** The current one; null where it has none. */
  regulation: DatedRegulation.nullable(),
  /** What each person hands in before the enrollment is confirmed. */
  mandatory_files: z.array(MandatoryFileCategory),
  trainers: z.array(z.object({ id: Id, name: z.string() })),
  course: z.object({
    id: Id,
    title: z.string(),
    /** Its page is public. */
    is_published: z.boolean(),
    workload_hours: z.number().nullable(),
    partner: z.string().nullable(),
    price: Price.nullable(),
    cover_url: z.string(),
    picture: ShownPicture.nullable(),
  }),
  /** What the caller is to the class, never empty. */
  roles: z.array(z.enum(classRoles)).min(1),
  /** The caller's own enrollment: an active one, or else the newest. */
  enrollment_id: Id.nullable(),
  /** What each tab shows to the caller, and why it does not show all. */
  tabs: z.array(
    z.object({ tab: z.enum(classTabs), access: z.enum(tabAccesses), because: z.enum(tabReasons).nullable() }),
  ),
});
export type Classroom = z.infer<typeof Classroom>;

export const ClassroomFilter = z
  .strictObject({
    /** Required. The id of the class. */
    id: Id,
    /** The currency of the price; the main currency by default. */
    currency_id: Id,
  })
  .partial();
export type ClassroomFilter = z.infer<typeof ClassroomFilter>;

export const classroom = {
  /**
   * The class with what each tab of its page shows to the caller (specification 2). A class of an unpublished course is
   * found only by those who have a part in it.
   */
  retrieveClassrooms: retrieval('/classrooms', {
    summary: 'Retrieve a class as the caller sees it',
    filter: ClassroomFilter,
    result: Classroom,
    refuses: ['not_signed_in', 'not_found'],
  }),
};
