import { z } from 'zod';
import { AffectedItem, Day, Id, ItemReference, Moment } from '#contract/basics.ts';
import { command, retrieval } from '#contract/shapes.ts';
import { longestResourceTitle, resourceCategories } from './values.ts';

export const ClassResource = z
  .object({
    id: Id,
    class_id: Id,
    category: z.enum(resourceCategories),
    title: z.string(),
    file_name: z.string(),
    mime: z.string(),
    byte_size: z.int().nonnegative(),
    visible_from: Moment.nullable().describe('Learners see it from then on; null: at once.'),
    is_visible: z
      .boolean()
      .describe('False only for those who manage the resources, while learners do not see it yet.'),
    created_at: Moment,
  })
  .describe('A file that a class shares with its learners.');
export type ClassResource = z.infer<typeof ClassResource>;

export const ResourceFilter = z
  .strictObject({
    class_id: Id.describe('Required.'),
    category: z.enum(resourceCategories),
  })
  .partial();
export type ResourceFilter = z.infer<typeof ResourceFilter>;

export const ResourceChange = z.strictObject({
  id: Id,
  title: z.string().trim().min(1).max(longestResourceTitle).optional(),
  visible_on: Day.nullable()
    .optional()
    .describe('A day at the place of the class, from whose beginning learners see it; null: at once.'),
});
export type ResourceChange = z.infer<typeof ResourceChange>;

const managing = ['not_signed_in', 'not_allowed', 'not_found'] as const;

export const classResources = {
  retrieveClassResources: retrieval('/class-resources', {
    summary: 'List the files that a class shares',
    description:
      'Enrolled people who have accepted the regulation see what is visible; trainers of the class and the claim `classes.edit` see all. Upload with `POST /class-resources/upload`, download with `GET /class-resources/{id}/file`.',
    claim: 'classes.edit',
    filter: ResourceFilter,
    result: ClassResource,
    refuses: [
      'not_signed_in',
      'not_found',
      'not_enrolled',
      'enrollment_unpaid',
      'enrollment_files_missing',
      'regulation_not_accepted',
      'enrollment_over',
    ],
  }),
  updateClassResource: command('PUT', '/class-resources', {
    summary: 'Change the title of a shared file, or when it shows',
    description: 'Trainers of the class and the claim `classes.edit`.',
    claim: 'classes.edit',
    data: ResourceChange,
    result: ClassResource,
    refuses: [...managing],
  }),
  deleteClassResource: command('PUT', '/class-resources/delete', {
    summary: 'Remove a shared file',
    description: 'Trainers of the class and the claim `classes.edit`.',
    claim: 'classes.edit',
    data: ItemReference,
    result: AffectedItem,
    refuses: [...managing],
  }),
};
