import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { longestSearch, suggestionKinds } from './values.ts';

export const Suggestion = z
  .object({
    kind: z.enum(suggestionKinds),
    id: Id.describe('The id of the course, the category or the partner.'),
    name: z.string(),
  })
  .describe('A suggestion while typing.');
export type Suggestion = z.infer<typeof Suggestion>;

export const Spelling = z.object({ search: z.string() }).describe('The corrected words, which have results.');
export type Spelling = z.infer<typeof Spelling>;

export const SearchWords = z.strictObject({ search: z.string().max(longestSearch) });
