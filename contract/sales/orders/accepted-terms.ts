import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { mostCartItems } from '#contract/sales/cart/values.ts';

export const AcceptedTerms = z
  .strictObject({
    terms_version: z.string().max(40),
    regulations: z
      .array(z.strictObject({ class_id: Id, sha256: z.string().max(64) }))
      .max(mostCartItems)
      .describe('One for each class of the cart with a regulation.'),
  })
  .describe('What the buyer has read: the versions that `POST /cart/summary` answers.');
export type AcceptedTerms = z.infer<typeof AcceptedTerms>;
