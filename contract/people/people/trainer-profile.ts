import { z } from 'zod';
import { Id, localizedOf, localizedText, textToOthers } from '#contract/basics.ts';
import { ShownPicture } from '#contract/platform/files/calls.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import { longestAboutTrainer } from './values.ts';

export const TrainerProfile = z
  .object({
    person_id: Id,
    about: localizedText(longestAboutTrainer).describe('By locale key.'),
    picture_id: Id.nullable(),
    picture: ShownPicture.nullable().describe('Null until it is drawn.'),
  })
  .describe(
    'What a trainer tells visitors on the pages of their courses. Public there while they teach a class that is on sale.',
  );
export type TrainerProfile = z.infer<typeof TrainerProfile>;

export const TrainerProfileFilter = z.strictObject({ person_id: matches(Id) }).partial();
export type TrainerProfileFilter = z.infer<typeof TrainerProfileFilter>;

export const TrainerProfileChange = z
  .strictObject({
    about: localizedOf(textToOthers(z.string().max(longestAboutTrainer))).describe(
      'By locale key; a language that is left out has no words.',
    ),
    picture_id: Id.nullable().describe('One of your own pictures, which becomes public; null removes it.'),
  })
  .partial();
export type TrainerProfileChange = z.infer<typeof TrainerProfileChange>;

export const trainerProfile = {
  retrieveTrainerProfiles: retrieval('/trainer-profiles', {
    summary: 'List what trainers tell visitors',
    description: "Your own; with the claim `users.read`, everyone's. Nothing before the first change.",
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
};
