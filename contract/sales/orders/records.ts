import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { matches, retrieval } from '#contract/shapes.ts';
import { orderStatuses } from './values.ts';

const Named = z.object({ id: Id, name: z.string() });

export const OrderRecord = z
  .object({
    id: Id,
    number: z.string(),
    status: z.enum(orderStatuses),
    buyer: Named.extend({ username: z.string().nullable() }).describe('The user who placed it, or for whom it was.'),
    organization: Named.nullable().describe('The organization that buys; null for a person.'),
    currency_id: Id,
    total_minor: z.int().nonnegative(),
    placed_at: Moment,
  })
  .describe('An order as the list of staff shows it.');
export type OrderRecord = z.infer<typeof OrderRecord>;

export const OrderRecordFilter = z
  .strictObject({
    id: matches(Id),
    status: matches(z.enum(orderStatuses)),
    user_id: matches(Id),
    organization_id: matches(Id),
    placed_at: matches(Moment),
    search: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .describe(
        'Part of the number, of the number of the buyer, of the title of a course, of the name of the buyer, the organization or a participant, or of the email address of the buyer.',
      ),
  })
  .partial();
export type OrderRecordFilter = z.infer<typeof OrderRecordFilter>;

export const orderRecords = {
  retrieveOrderRecords: retrieval('/orders/records', {
    summary: 'List orders as staff see them',
    description: "Everyone's. Needs the claim `orders.read`. Newest first unless sorted.",
    claim: 'orders.read',
    filter: OrderRecordFilter,
    result: OrderRecord,
    sort: ['placed_at', 'number', 'buyer', 'organization', 'status', 'total_minor'],
    refuses: ['not_signed_in', 'not_allowed'],
  }),
};
