import { z } from 'zod';
import { Id, Moment, Price } from '#contract/basics.ts';
import { ClassStatus, ClassType, DatedRegulation } from '#contract/offer/classes/calls.ts';
import { MandatoryFileCategory } from '#contract/learning/enrollments/files.ts';
import { ShownPicture } from '#contract/platform/files/calls.ts';
import { retrieval } from '#contract/shapes.ts';
import { classRoles, classTabs, tabAccesses, tabReasons } from './values.ts';

export const Classroom = z
  .object({
    id: Id.describe('The id of the class.'),
    code: z.string(),
    type: ClassType,
    status: ClassStatus,
    start_at: Moment.nullable().describe('Null where the start is free.'),
    end_at: Moment.nullable(),
    tz: z.string().describe('The time zone of its hours.'),
    venue: z.string().nullable(),
    city: z.string().nullable(),
    registration_deadline: Moment.nullable(),
    lesson_count: z.int().nonnegative(),
    seats_left: z.int().nonnegative().nullable().describe('Null: no limit.'),
    is_full: z.boolean(),
    is_for_sale: z.boolean(),
    attendance_min: z.number().describe('Percent of the lessons, or of the contents where there are no lessons.'),
    grade_min: z.number().describe('From 0 to 20.'),
    check_in_minutes: z.number().describe('For so many minutes from the start of a lesson, its code takes check-ins.'),
    regulation: DatedRegulation.nullable().describe('The current one; null where it has none.'),
    mandatory_files: z
      .array(MandatoryFileCategory)
      .describe('What each person hands in before the enrollment is confirmed.'),
    trainers: z.array(z.object({ id: Id, name: z.string() })),
    course: z.object({
      id: Id,
      title: z.string(),
      is_published: z.boolean().describe('Its page is public.'),
      workload_hours: z.number().nullable(),
      partner: z.string().nullable(),
      price: Price.nullable(),
      cover_url: z.string(),
      picture: ShownPicture.nullable(),
    }),
    roles: z.array(z.enum(classRoles)).min(1).describe('What the caller is to the class, never empty.'),
    enrollment_id: Id.nullable().describe("The caller's own enrollment: an active one, or else the newest."),
    tabs: z
      .array(z.object({ tab: z.enum(classTabs), access: z.enum(tabAccesses), because: z.enum(tabReasons).nullable() }))
      .describe('What each tab shows to the caller, and why it does not show all.'),
  })
  .describe('A class as the signed-in caller sees it.');
export type Classroom = z.infer<typeof Classroom>;

export const ClassroomFilter = z
  .strictObject({
    id: Id.describe('Required. The id of the class.'),
    currency_id: Id.describe('The currency of the price; the main currency by default.'),
  })
  .partial();
export type ClassroomFilter = z.infer<typeof ClassroomFilter>;

export const classroom = {
  retrieveClassrooms: retrieval('/classrooms', {
    summary: 'Retrieve a class as the caller sees it',
    description:
      'The class with what each tab of its page shows to the caller. A class of an unpublished course is found only by those who have a part in it.',
    claim: 'classes.edit',
    filter: ClassroomFilter,
    result: Classroom,
    refuses: ['not_signed_in', 'not_found'],
  }),
};
