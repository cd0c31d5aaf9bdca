import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { refundDestinations, refundStatuses } from '#contract/sales/payments/values.ts';

export const RefundOfOrder = z
  .object({
    id: Id,
    status: z.enum(refundStatuses),
    amount_minor: z.int().positive(),
    order_item_ids: z.array(Id).describe('Empty for the whole order.'),
    destination: z.enum(refundDestinations),
    refuse_reason: z.string().nullable(),
    requested_at: Moment,
    answer_by: Moment.nullable(),
    decided_at: Moment.nullable(),
    sent_at: Moment.nullable(),
    done_at: Moment.nullable(),
    withdrawn_at: Moment.nullable(),
  })
  .describe(
    'A refund of the order that its buyer, or staff for them, asked for. `POST /refunds` answers the rest of it.',
  );
export type RefundOfOrder = z.infer<typeof RefundOfOrder>;
