import { z } from 'zod';
import { Id, Moment } from './basics.ts';
import { command, matches, retrieval } from './shapes.ts';

const WaitingEntry = z.object({
  id: Id,
  class_id: Id,
  joined_at: Moment,
  /** How many wait before, and oneself: 1 is told first. */
  position: z.int().positive(),
});
export type WaitingEntry = z.infer<typeof WaitingEntry>;

const WaitingFilter = z.strictObject({ class_id: matches(Id), course_id: matches(Id) }).partial();
export type WaitingFilter = z.infer<typeof WaitingFilter>;

const aClass = z.strictObject({ class_id: Id });

export const classesWaiting = {
  /** One's own, of classes that can still be bought. */
  retrieveWaitingEntries: retrieval('/waiting-entries', {
    summary: 'The full classes in which one waits for a seat',
    filter: WaitingFilter,
    result: WaitingEntry,
    refuses: ['not_signed_in'],
  }),

  /** Waiting already is as good, and keeps the place. `waiting_not_open` where there are seats, or it is too late (domain 4.2). */
  joinWaitingList: command('POST', '/waiting-entries/create', {
    summary: 'Waits for a seat in a full class, and is told when one comes free',
    data: aClass,
    result: WaitingEntry,
    refuses: ['not_signed_in', 'not_found', 'waiting_not_open'],
  }),

  /** Not waiting is as good. */
  leaveWaitingList: command('PUT', '/waiting-entries/delete', {
    summary: 'Waits no longer',
    data: aClass,
    result: aClass,
    refuses: ['not_signed_in'],
  }),
};
