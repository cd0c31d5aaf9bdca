import { z } from 'zod';
import { AffectedItem, Id, localizedOf, localizedText, textToOthers } from '#contract/basics.ts';
import { ShownPicture } from '#contract/platform/files/calls.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import { longestAboutTrainer } from './values.ts';

const HasPage = z
  .boolean()
  .describe(
    'Whether they have a public page of their own, `/trainers/ID`, which is open while they teach a published course and for a year afterwards.',
  );

export const TrainerProfile = z
  .object({
    person_id: Id,
    about: localizedText(longestAboutTrainer).describe('By locale key.'),
    picture_id: Id.nullable(),
    picture: ShownPicture.nullable().describe('Null until it is drawn.'),
    has_page: HasPage,
  })
  .describe(
    'What a trainer tells visitors on the pages of their courses. Public there while they teach a class that is on sale, and on a page of their own where `has_page` is true.',
  );
export type TrainerProfile = z.infer<typeof TrainerProfile>;

export const TrainerProfileFilter = z.strictObject({ person_id: matches(Id) }).partial();
export type TrainerProfileFilter = z.infer<typeof TrainerProfileFilter>;

const About = localizedOf(textToOthers(z.string().max(longestAboutTrainer))).describe(
  'By locale key; a language that is left out has no words.',
);

export const TrainerProfileChange = z
  .strictObject({
    about: About,
    picture_id: Id.nullable().describe('One of your own pictures, which becomes public; null removes it.'),
    has_page: HasPage,
  })
  .partial();
export type TrainerProfileChange = z.infer<typeof TrainerProfileChange>;

export const TrainerProfileCorrection = z
  .strictObject({ about: About, has_page: HasPage })
  .partial()
  .extend({ id: Id.describe('Of the person.') });
export type TrainerProfileCorrection = z.infer<typeof TrainerProfileCorrection>;

export const trainerProfile = {
  retrieveTrainerProfiles: retrieval('/trainer-profiles', {
    summary: 'List what trainers tell visitors',
    description: "Your own; with the claim `users.read`, everyone's. Nothing before the first change.",
    claim: 'users.read',
    filter: TrainerProfileFilter,
    result: TrainerProfile,
    sort: ['person_id'],
    refuses: ['not_signed_in'],
  }),

  updateTrainerProfile: command('PUT', '/trainer-profiles', {
    summary: 'Change what you tell visitors as a trainer',
    description: 'Changes only the given fields of your own profile. Only trainers have one.',
    data: TrainerProfileChange,
    result: TrainerProfile,
    refuses: ['not_signed_in', 'not_allowed', 'too_many_requests'],
  }),

  correctTrainerProfile: command('PUT', '/trainer-profiles/correct', {
    summary: 'Change what a trainer tells visitors',
    description:
      'Needs the claim `users.manage` and every staff claim that the person has. Changes only the given fields, and of `about` only the given languages; an empty one removes its language. The picture is the choice of the trainer alone. Refuses `not_found` for somebody who is no trainer.',
    claim: 'users.manage',
    about: 'persons',
    data: TrainerProfileCorrection,
    result: AffectedItem,
    refuses: ['not_signed_in', 'not_allowed', 'not_found'],
  }),
};
