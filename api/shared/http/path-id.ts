import { z } from 'zod';
import { Refusal } from '#contract/refusals.ts';

const Id = z.coerce.number().int().positive();

/** The `:id` in the path of a raw route. Refuses `not_found`. */
export function pathId(text: string | undefined): number {
  const read = Id.safeParse(text);
  if (!read.success) throw new Refusal('not_found');
  return read.data;
}
