import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { courseTypes } from '#contract/offer/catalogue/values.ts';
import { seatOfferStates, standingWaitingStatuses } from './values.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';

export const WaitingEntry = z.object({
  id: Id,
  class_id: Id,
  joined_at: Moment,
  status: z.enum(standingWaitingStatuses),
  position: z.int().positive().describe('The place on the waiting list: 1 is offered a seat first, or has been.'),
  offer_expires_at: Moment.nullable().describe('How long the offered seat is held; null while none is.'),
});
export type WaitingEntry = z.infer<typeof WaitingEntry>;

export const WaitingFilter = z.strictObject({ class_id: matches(Id), course_id: matches(Id) }).partial();
export type WaitingFilter = z.infer<typeof WaitingFilter>;

export const SeatOffer = z.object({
  id: Id.describe('The id of the waiting entry; an entry that is offered a seat again keeps it.'),
  state: z.enum(seatOfferStates).describe('`withdrawn`: the class was closed or canceled before the offer expired.'),
  offer_expires_at: Moment,
  class_id: Id,
  class_code: z.string(),
  course_id: Id,
  course_title: z.string(),
  type: z.enum(courseTypes),
  start_at: Moment.nullable(),
  end_at: Moment.nullable(),
  tz: z.string().describe('The time zone of the class.'),
  venue: z.string().nullable(),
  city: z.string().nullable(),
});
export type SeatOffer = z.infer<typeof SeatOffer>;

export const SeatOfferFilter = z.strictObject({ id: matches(Id), class_id: matches(Id) }).partial();
export type SeatOfferFilter = z.infer<typeof SeatOfferFilter>;

const aClass = z.strictObject({ class_id: Id });

export const classesWaiting = {
  retrieveWaitingEntries: retrieval('/waiting-entries', {
    summary: 'List your places on waiting lists',
    description: 'Only for classes that can still be bought.',
    filter: WaitingFilter,
    result: WaitingEntry,
    refuses: ['not_signed_in'],
  }),

  joinWaitingList: command('POST', '/waiting-entries/create', {
    summary: 'Join the waiting list of a full class',
    description:
      'Idempotent: the place does not change. A freed seat is offered to the first person and held for a day. Refuses `waiting_not_open` while there are free seats, and in the last day before the start, and `already_enrolled` for a participant of the class.',
    data: aClass,
    result: WaitingEntry,
    refuses: ['not_signed_in', 'not_found', 'waiting_not_open', 'already_enrolled'],
  }),

  leaveWaitingList: command('PUT', '/waiting-entries/delete', {
    summary: 'Leave a waiting list',
    description: 'Idempotent. An offered seat goes to the next person.',
    data: aClass,
    result: aClass,
    refuses: ['not_signed_in'],
  }),

  retrieveSeatOffers: retrieval('/seat-offers', {
    summary: 'List the seats that you were offered',
    description: 'The latest offer of each of your waiting entries, also when it is over. Newest first.',
    filter: SeatOfferFilter,
    result: SeatOffer,
    refuses: ['not_signed_in'],
  }),

  declineSeatOffer: command('PUT', '/seat-offers/decline', {
    summary: 'Decline a seat that you were offered',
    description:
      'The seat goes to the next person at once. Declining again changes nothing. Refuses `seat_offer_over` once the offer was accepted, has expired or was withdrawn. An order of the class accepts the offer.',
    data: z.strictObject({ id: Id }),
    result: SeatOffer,
    refuses: ['not_signed_in', 'not_found', 'seat_offer_over'],
  }),
};
