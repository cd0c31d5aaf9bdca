import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import type { WebhookEventType } from './values.ts';

type Declared = { summary: string; data: z.ZodObject };

/**
 * What other programs are told, by the type that they receive. The data are ids, so that no personal data leave the site
 * unasked: a program reads the rest by the API, as far as its token allows.
 */
export const webhookEvents = {
  'order.placed': { summary: 'An order was placed', data: z.object({ order_id: Id }) },
  'order.paid': { summary: 'An order was paid', data: z.object({ order_id: Id }) },
  'order.canceled': { summary: 'An order was cancelled', data: z.object({ order_id: Id }) },
  'order.items_returned': {
    summary: 'The money of lines of an order was returned',
    data: z.object({ order_id: Id, order_item_ids: z.array(Id) }),
  },
  'refund.done': { summary: 'A refund arrived', data: z.object({ refund_id: Id }) },
  'enrollment.opened': { summary: 'A person was enrolled in a course', data: z.object({ enrollment_id: Id }) },
  'enrollment.transferred': {
    summary: 'A person was moved to another class',
    data: z.object({ enrollment_id: Id, from_class_id: Id }),
  },
  'enrollment.concluded': { summary: 'A person concluded a course', data: z.object({ enrollment_id: Id }) },
  'enrollment.ended': {
    summary: 'An enrolment was cancelled or withdrawn',
    data: z.object({ enrollment_id: Id }),
  },
  'certificate.issued': { summary: 'A certificate was issued', data: z.object({ certificate_id: Id }) },
  'certificate.revoked': { summary: 'A certificate was revoked', data: z.object({ certificate_id: Id }) },
  'certificate.replaced': {
    summary: 'A certificate was replaced by another',
    data: z.object({ certificate_id: Id.describe('The new one.') }),
  },
  'class.moved': { summary: 'The times or the place of a class have changed', data: z.object({ class_id: Id }) },
  'class.canceled': { summary: 'A class was cancelled', data: z.object({ class_id: Id }) },
  'class.concluded': { summary: 'A class was concluded', data: z.object({ class_id: Id }) },
  'affiliation.accepted': { summary: 'A person joined an organization', data: z.object({ affiliation_id: Id }) },
  'affiliation.ended': { summary: 'A person left an organization', data: z.object({ affiliation_id: Id }) },
  'person.corrected': { summary: 'The personal data of a person have changed', data: z.object({ person_id: Id }) },
} as const satisfies Record<WebhookEventType, Declared>;

/** The body of a delivery, as Standard Webhooks recommends it. */
export function webhookBody<T extends WebhookEventType>(type: T) {
  return z.object({
    type: z.literal(type),
    timestamp: Moment.describe('When it happened.'),
    data: webhookEvents[type].data,
  });
}
