import { z } from 'zod';
import { AffectedItem, Id, Moment } from '#contract/basics.ts';
import { command, sourceRetrieval, versioned } from '#contract/shapes.ts';

export const longestRegulationName = 200;

export const RegulationFields = z.strictObject({
  name: z.string().trim().min(1).max(longestRegulationName).describe('As it is downloaded.'),
});
export const RegulationChange = RegulationFields.partial().extend({ id: Id });
export type RegulationChange = z.infer<typeof RegulationChange>;

const claim = 'classes.edit';

export const classesRegulations = {
  retrieveRegulationSources: sourceRetrieval('/regulations', {
    summary: 'Read regulations as editors write them',
    description: 'One that no class has, and that nobody accepted, is deleted a day after its upload.',
    claim,
    fields: RegulationFields,
    shown: {
      byte_size: z.int().nonnegative(),
      created_at: Moment,
      class_count: z.int().nonnegative().describe('Classes that have it now.'),
    },
    filter: { search: z.string().max(longestRegulationName).describe('Part of the name.') },
    sort: ['name', 'created_at'],
  }),

  updateRegulation: command('PUT', '/regulations', {
    edits: 'regulations',
    claim,
    summary: 'Change the name of a regulation',
    description: 'Needs the claim `classes.edit`. Another file is another regulation.',
    data: versioned(RegulationChange),
    result: AffectedItem,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'changed_meanwhile'],
  }),
};
