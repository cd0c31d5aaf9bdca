import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { ShownPicture } from '#contract/platform/files/calls.ts';
import { mostClassesOfTrainer, mostCoursesOfTrainer } from './values.ts';

export const TrainerPage = z
  .object({
    id: Id.describe('The id of the person.'),
    name: z.string(),
    about: z.string().describe('What they tell about themselves; empty where that is nothing.'),
    picture: ShownPicture.nullable().describe('The one that they chose to be public.'),
    course_ids: z
      .array(Id)
      .max(mostCoursesOfTrainer)
      .describe('The published courses that they teach, or taught within a year; the next to begin first.'),
    class_ids: z
      .array(Id)
      .max(mostClassesOfTrainer)
      .describe('Their next classes on sale, full ones too, by start; without self-paced ones.'),
  })
  .describe('The public page of a trainer.');
export type TrainerPage = z.infer<typeof TrainerPage>;
