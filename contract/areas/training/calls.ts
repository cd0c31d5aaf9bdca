import { z } from 'zod';
import { Day, Id, Moment } from '#contract/basics.ts';
import { mostSeatsPerItem } from '#contract/sales/cart/values.ts';
import { courseTypes } from '#contract/offer/catalogue/values.ts';
import { classStatuses } from '#contract/offer/classes/values.ts';
import { enrollmentOutcomes, enrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import { seatHindrances, seatLineStates } from './values.ts';

export const SeatLine = z.object({
  order_item_id: Id,
  organization_id: Id,
  order: z.object({ id: Id, number: z.string() }),
  course: z.object({ id: Id, title: z.string() }),
  class: z.object({
    id: Id,
    code: z.string(),
    type: z.enum(courseTypes),
    status: z.enum(classStatuses),
    start_at: Moment.nullable(),
    end_at: Moment.nullable(),
    tz: z.string(),
    city: z.string().nullable(),
  }),
  bought: z.int().positive().describe('Always `assigned + promised + free + expired`.'),
  assigned: z.int().nonnegative(),
  promised: z
    .int()
    .nonnegative()
    .describe(
      'Given to people who have not accepted their invitation yet. The seat is free again when the invitation ends.',
    ),
  free: z.int().nonnegative(),
  expired: z.int().nonnegative().describe('Nobody took them before the class closed its registrations.'),
  concluded: z.int().nonnegative().describe('How many of the assigned have finished.'),
  assignable_until: Moment.nullable().describe('When the free seats expire; null where they never do.'),
  due_on: Day.nullable().describe('The day until which everybody should have finished, in the time zone of the class.'),
  is_overdue: z.boolean().describe('The day has passed, and somebody has not finished.'),
});
export type SeatLine = z.infer<typeof SeatLine>;

export const SeatLineFilter = z
  .strictObject({
    organization_id: Id,
    order_item_id: matches(Id),
    state: z
      .enum(seatLineStates)
      .describe(
        '`free`: with free seats; `concluded`: everybody has finished, or the class is over; `running`: all others.',
      ),
    search: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .describe('Part of the title of a course, of the code of a class, or of the name of an employee with a seat.'),
  })
  .partial();
export type SeatLineFilter = z.infer<typeof SeatLineFilter>;

export const SeatHolder = z.object({
  person_id: Id,
  name: z.string(),
  department: z.string(),
  status: z.enum(enrollmentStatuses).nullable().describe('Null while the enrollment is being opened.'),
  progress_rate: z.number(),
  attendance_rate: z.number().nullable().describe('Percent; null without recorded attendance.'),
  final_grade: z.number().nullable().describe('From 0 to 20.'),
  outcome: z.enum(enrollmentOutcomes),
  concluded_at: Moment.nullable(),
  awaits_regulation: z
    .boolean()
    .describe('The contents do not open until the employee accepts the regulation in person.'),
  is_replaceable: z
    .boolean()
    .describe('The seat can still go to somebody else: before the first lesson, or before the first content.'),
  is_overdue: z.boolean(),
  certificate_token: z
    .string()
    .nullable()
    .describe('Of the certificate, at `/certificate-validation/{token}`; null where there is none.'),
});
export type SeatHolder = z.infer<typeof SeatHolder>;

export const SeatHolderFilter = z.strictObject({
  order_item_id: Id,
  search: z.string().trim().min(1).max(100).optional(),
});
export type SeatHolderFilter = z.infer<typeof SeatHolderFilter>;

export const PromisedSeat = z.object({
  affiliation_id: Id,
  name: z.string().describe('As the invitation says; may be empty.'),
  email: z.string(),
  department: z.string(),
  expires_at: Moment.nullable().describe('Of the invitation, and of the seat with it.'),
});
export type PromisedSeat = z.infer<typeof PromisedSeat>;

export const SeatCandidate = z.object({
  affiliation_id: Id,
  person_id: Id.nullable().describe(
    'Null for people who have not accepted their invitation yet: their seats wait for that.',
  ),
  name: z.string(),
  email: z.string(),
  department: z.string(),
  hindrance: z
    .enum(seatHindrances)
    .nullable()
    .describe('Null for those who can get a seat. `in_class`: by another way than this line.'),
});
export type SeatCandidate = z.infer<typeof SeatCandidate>;

export const SeatCandidateFilter = z.strictObject({
  order_item_id: Id,
  search: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('Parts of a name, an e-mail address or an employee number, ignoring case and accents.'),
  is_able: z.literal(true).optional().describe('Only those who can get a seat.'),
});
export type SeatCandidateFilter = z.infer<typeof SeatCandidateFilter>;

export const AssignedSeats = z
  .strictObject({
    order_item_id: Id,
    person_ids: z.array(Id).max(mostSeatsPerItem).optional(),
    affiliation_ids: z
      .array(Id)
      .max(mostSeatsPerItem)
      .optional()
      .describe('Also of people who have not accepted their invitation yet.'),
  })
  .refine(({ person_ids = [], affiliation_ids = [] }) => person_ids.length + affiliation_ids.length > 0, {
    path: ['person_ids'],
  });
export type AssignedSeats = z.infer<typeof AssignedSeats>;

export const SwappedSeat = z.strictObject({ order_item_id: Id, from_person_id: Id, to_person_id: Id });
export type SwappedSeat = z.infer<typeof SwappedSeat>;

export const TakenBackSeat = z.union([
  z.strictObject({ order_item_id: Id, person_id: Id }),
  /** A seat that waits for the acceptance of an invitation. */
  z.strictObject({ order_item_id: Id, affiliation_id: Id }),
]);
export type TakenBackSeat = z.infer<typeof TakenBackSeat>;

export const SeatDueDate = z.strictObject({ order_item_id: Id, due_on: Day.nullable() });
export type SeatDueDate = z.infer<typeof SeatDueDate>;

const ofLine = ['not_signed_in', 'not_found', 'not_allowed'] as const;
const toSeat = [
  ...ofLine,
  'seats_unpaid',
  'seats_class_canceled',
  'employee_not_active',
  'person_already_enrolled',
  'trainer_cannot_enroll',
] as const;

export const training = {
  retrieveSeatLines: retrieval('/order-items', {
    summary: 'List the seats that an organization bought',
    description:
      "The paid lines with seats of an organization that gave you the right `training.read`, newest first. Refuses `invalid_input` without `organization_id` or `order_item_id`; another organization's lines are left out.",
    claim: 'organizations.read',
    filter: SeatLineFilter,
    result: SeatLine,
    refuses: ofLine,
  }),
  retrieveSeatHolders: retrieval('/order-items/people', {
    summary: 'List who has the seats of a line, with progress and result',
    description:
      'By name. Needs the right `training.read`. Survey answers and documents of the employees are never part of it.',
    filter: SeatHolderFilter,
    result: SeatHolder,
    refuses: ofLine,
  }),
  retrievePromisedSeats: retrieval('/order-items/promised', {
    summary: 'List who has a seat of a line and has not accepted the invitation yet',
    description: 'By address. Needs the right `training.read`.',
    filter: z.strictObject({ order_item_id: Id }),
    result: PromisedSeat,
    refuses: ofLine,
  }),
  retrieveSeatCandidates: retrieval('/order-items/candidates', {
    summary: 'List who can get a seat of a line, and who cannot',
    description:
      'The active people of the organization by name, and then those who are invited. Needs the right `seats.assign`.',
    filter: SeatCandidateFilter,
    result: SeatCandidate,
    refuses: ofLine,
  }),
  assignSeats: command('PUT', '/order-items/assign', {
    summary: 'Assign seats to employees',
    description:
      'Enrolls employees on the free seats of a paid line; anyone who has one of its seats already is left as is. The seat of somebody who is only invited is taken at once and waits for the acceptance, which enrolls them; it is free again when the invitation is declined, withdrawn or expires. All of them or none. Needs the right `seats.assign`.',
    data: AssignedSeats,
    result: SeatLine,
    refuses: [...toSeat, 'seats_too_few', 'seats_expired'],
  }),
  swapSeat: command('PUT', '/order-items/swap', {
    summary: 'Give the seat of an employee to another one',
    description:
      'Gives the seat of one employee to another, until the first lesson or content. Needs the right `seats.assign`.',
    data: SwappedSeat,
    result: SeatLine,
    refuses: [...toSeat, 'seat_in_use', 'seat_not_held'],
  }),
  takeSeatBack: command('PUT', '/order-items/take-back', {
    summary: 'Take a seat back from an employee',
    description:
      'Ends the enrollment and frees the seat, until the first lesson or content. Needs the right `seats.assign`.',
    data: TakenBackSeat,
    result: SeatLine,
    refuses: [...ofLine, 'seats_unpaid', 'seat_in_use'],
  }),
  setSeatDueDate: command('PUT', '/order-items/due-date', {
    summary: 'Set the day until which employees should finish',
    description: 'Null removes it. Needs the right `seats.assign`.',
    data: SeatDueDate,
    result: SeatLine,
    refuses: ofLine,
  }),
};
