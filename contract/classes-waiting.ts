import { z } from 'zod';
import { Id, Moment } from './basics.ts';
import { standingWaitingStatuses } from './classes-values.ts';
import { command, matches, retrieval } from './shapes.ts';

const WaitingEntry = z.object({
  id: Id,
  class_id: Id,
  joined_at: Moment,
  status: z.enum(standingWaitingStatuses),
  /** How many wait before, and oneself: 1 is offered a seat first, or has been. */
  position: z.int().positive(),
  /** Until when a seat is held for one; null while none is. */
  offer_expires_at: Moment.nullable(),
});
export type WaitingEntry = z.infer<typeof WaitingEntry>;

const WaitingFilter = z.strictObject({ class_id: matches(Id), course_id: matches(Id) }).partial();
export type WaitingFilter = z.infer<typeof WaitingFilter>;

const aClass = z.strictObject({ class_id: Id });

export const classesWaiting = {
  /** One's own, of classes that can still be bought. */
  retrieveWaitingEntries: retrieval('/waiting-entries', {
    summary: 'The full classes in which one waits for a seat, or is offered one',
    filter: WaitingFilter,
    result: WaitingEntry,
    refuses: ['not_signed_in'],
  }),

  /**
   * Waiting already is as good, and keeps the place. A seat that comes free is offered to the first, and held for a day
   * (domain 4.2). `waiting_not_open` where there are seats, or it is too late.
   */
  joinWaitingList: command('POST', '/waiting-entries/create', {
    summary: 'Waits for a seat in a full class, and is offered one when it comes free',
    data: aClass,
    result: WaitingEntry,
    refuses: ['not_signed_in', 'not_found', 'waiting_not_open'],
  }),

  /** Not waiting is as good. A seat that was offered goes to the next. */
  leaveWaitingList: command('PUT', '/waiting-entries/delete', {
    summary: 'Waits no longer',
    data: aClass,
    result: aClass,
    refuses: ['not_signed_in'],
  }),
};
