import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { longestSearch, suggestionKinds } from './values.ts';

/** A suggestion while typing. */
export const Suggestion = z.object({
  kind: z.enum(suggestionKinds),
  /** The id of the course, the category or the partner. */
  id: Id,
  name: z.string(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** The corrected words, which have results. */
export const Spelling = z.object({ search: z.string() });
export type Spelling = z.infer<typeof Spelling>;

export const SearchWords = z.strictObject({ search: z.string().max(longestSearch) });
