import { z } from 'zod';
import { AffectedItem, Id, ItemReference, Moment } from '#contract/basics.ts';
import { command, matches, retrieval, sourceRetrieval, versioned } from '#contract/shapes.ts';
import {
  deliveryStates,
  disabledReasons,
  longestWebhookAddress,
  longestWebhookName,
  webhookEventTypes,
  webhookStates,
} from './values.ts';

const WebhookFields = z.strictObject({
  name: z.string().trim().min(1).max(longestWebhookName).describe('Of the program that receives.'),
  address: z
    .string()
    .trim()
    .max(longestWebhookAddress)
    .describe('Begins with `https://` and leads into the internet; redirects are not followed.'),
  events: z.array(z.enum(webhookEventTypes)).min(1).max(webhookEventTypes.length),
  is_active: z.boolean().describe('`true` again also ends the state `failing`.'),
});

export const NewWebhook = WebhookFields.partial({ is_active: true });
export type NewWebhook = z.infer<typeof NewWebhook>;
export const WebhookChange = WebhookFields.partial().extend({ id: Id });
export type WebhookChange = z.infer<typeof WebhookChange>;

export const WebhookFacts = z.object({
  state: z.enum(webhookStates),
  disabled_reason: z.enum(disabledReasons).nullable().describe('Null unless disabled.'),
  failing_since: Moment.nullable().describe('When the first of the deliveries failed that have all failed since.'),
  former_secret_until: Moment.nullable().describe('Until then the secret before the last change signs too.'),
  created_at: Moment,
});

export const WebhookSecret = z
  .object({ id: Id, secret: z.string().describe('`whsec_…`: shown this once.') })
  .describe('The secret with which a webhook is signed.');
export type WebhookSecret = z.infer<typeof WebhookSecret>;

export const WebhookDelivery = z.object({
  id: Id,
  webhook_id: Id,
  message_id: z.string().describe('The `webhook-id`, the same at each attempt.'),
  type: z.enum(webhookEventTypes),
  body: z.string().describe('As it is sent.'),
  state: z.enum(deliveryStates),
  attempts: z.int().nonnegative(),
  last_attempt_at: Moment.nullable(),
  last_status: z.int().nullable().describe('The HTTP status of the last answer; null without an answer.'),
  last_error: z.string().nullable(),
  last_duration_ms: z.int().nonnegative().nullable(),
  next_attempt_at: Moment.nullable(),
  created_at: Moment,
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookDeliveryFilter = z
  .strictObject({
    id: matches(Id),
    webhook_id: matches(Id),
    state: z.enum(deliveryStates),
    type: z.enum(webhookEventTypes),
  })
  .partial();
export type WebhookDeliveryFilter = z.infer<typeof WebhookDeliveryFilter>;

const claim = 'webhooks.manage';
const edits = { edits: 'webhooks', claim };
const managing = ['not_signed_in', 'not_allowed', 'not_found', 'changed_meanwhile'] as const;

export const webhooks = {
  retrieveWebhookSources: sourceRetrieval('/webhooks', {
    summary: 'List the webhooks of other programs',
    claim,
    fields: WebhookFields,
    shown: WebhookFacts.shape,
    filter: { search: z.string().trim().max(100).describe('Part of the name or the address.') },
    sort: ['name', 'created_at'],
  }),

  createWebhook: command('POST', '/webhooks/create', {
    ...edits,
    summary: 'Create a webhook',
    description:
      'Needs the claim `webhooks.manage` and a recent proof of identity. The chosen events are sent to the address, signed as Standard Webhooks says with the secret of the answer.',
    secret: true,
    data: NewWebhook,
    result: WebhookSecret,
    refuses: ['not_signed_in', 'not_allowed', 'reauthentication_required', 'webhook_address_invalid', 'webhooks_full'],
  }),

  updateWebhook: command('PUT', '/webhooks', {
    ...edits,
    summary: 'Change a webhook',
    description: 'Needs the claim `webhooks.manage`.',
    data: versioned(WebhookChange),
    result: AffectedItem,
    refuses: [...managing, 'webhook_address_invalid'],
  }),

  deleteWebhook: command('PUT', '/webhooks/delete', {
    ...edits,
    summary: 'Delete a webhook',
    description: 'Needs the claim `webhooks.manage`. What waits for it is not sent.',
    data: ItemReference,
    result: AffectedItem,
    refuses: managing,
  }),

  restoreWebhook: command('PUT', '/webhooks/restore', {
    ...edits,
    summary: 'Restore a deleted webhook',
    description: 'Needs the claim `webhooks.manage`.',
    data: ItemReference,
    result: AffectedItem,
    refuses: managing,
  }),

  rotateWebhookSecret: command('PUT', '/webhooks/rotate-secret', {
    summary: 'Replace the secret of a webhook',
    description:
      'Needs the claim `webhooks.manage` and a recent proof of identity. For a day deliveries are signed with both secrets.',
    claim,
    secret: true,
    data: ItemReference,
    result: WebhookSecret,
    refuses: ['not_signed_in', 'not_allowed', 'reauthentication_required', 'not_found'],
  }),

  retrieveWebhookDeliveries: retrieval('/webhook-deliveries', {
    summary: 'List what was sent to webhooks',
    description: 'Needs the claim `webhooks.manage`. Newest first. Deliveries are deleted after 30 days.',
    claim,
    filter: WebhookDeliveryFilter,
    result: WebhookDelivery,
    refuses: ['not_signed_in', 'not_allowed'],
  }),

  resendWebhookDelivery: command('PUT', '/webhook-deliveries/resend', {
    summary: 'Send a delivery again',
    description:
      'Needs the claim `webhooks.manage`. At once, with the same `webhook-id`, also when it has arrived before.',
    claim,
    data: ItemReference,
    result: AffectedItem,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'webhook_disabled'],
  }),
};
