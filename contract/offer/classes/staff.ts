import { z } from 'zod';
import { AffectedItem, Id, ItemReference, Moment } from '#contract/basics.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import { standingWaitingStatuses } from './values.ts';

export const Trainer = z
  .object({ id: Id, name: z.string(), username: z.string() })
  .describe('A person who can teach a class: somebody with the role of trainers.');
export type Trainer = z.infer<typeof Trainer>;

export const TrainerFilter = z
  .strictObject({ id: matches(Id), search: z.string().max(200).describe('Part of the name or the email address.') })
  .partial();
export type TrainerFilter = z.infer<typeof TrainerFilter>;

export const WaitingPerson = z
  .object({
    id: Id,
    class_id: Id,
    person: z.object({ id: Id, name: z.string() }),
    joined_at: Moment,
    status: z.enum(standingWaitingStatuses),
    position: z.int().positive().describe('As the person sees it.'),
    offer_expires_at: Moment.nullable().describe('How long the offered seat is held; null while none is.'),
  })
  .describe('A place on the waiting list of a class, as staff see it.');
export type WaitingPerson = z.infer<typeof WaitingPerson>;

export const WaitingPersonFilter = z.strictObject({ id: matches(Id), class_id: matches(Id) }).partial();
export type WaitingPersonFilter = z.infer<typeof WaitingPersonFilter>;

const reading = ['not_signed_in', 'not_allowed'] as const;

export const classesForStaff = {
  retrieveTrainers: retrieval('/trainers', {
    summary: 'List the people who can teach classes',
    description: 'Needs the claim `classes.edit`. By name; without disabled users.',
    claim: 'classes.edit',
    filter: TrainerFilter,
    result: Trainer,
    refuses: reading,
  }),

  retrieveWaitingPersons: retrieval('/waiting-entries/persons', {
    summary: 'List who waits for a seat',
    description: 'Needs the claim `classes.edit`. In the order in which seats are offered.',
    claim: 'classes.edit',
    filter: WaitingPersonFilter,
    result: WaitingPerson,
    refuses: reading,
  }),

  removeWaitingPerson: command('PUT', '/waiting-entries/remove', {
    summary: 'Take somebody off a waiting list',
    description:
      'Needs the claim `classes.edit`. The person is notified; an offered seat goes to the next one. Refuses `not_found` for an entry that has ended.',
    claim: 'classes.edit',
    data: ItemReference,
    result: AffectedItem,
    refuses: [...reading, 'not_found'],
  }),
};
