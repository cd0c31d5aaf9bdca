/** What other programs can be told, named by hierarchy as Standard Webhooks recommends. */
export const webhookEventTypes = [
  'order.placed',
  'order.paid',
  'order.canceled',
  'order.items_returned',
  'refund.done',
  'enrollment.opened',
  'enrollment.transferred',
  'enrollment.concluded',
  'enrollment.ended',
  'certificate.issued',
  'certificate.revoked',
  'certificate.replaced',
  'class.moved',
  'class.canceled',
  'class.concluded',
  'affiliation.accepted',
  'affiliation.ended',
  'person.corrected',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

export const webhookStates = ['working', 'failing', 'disabled'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why it is disabled: by staff, because deliveries failed for days, or because its address answered 410. */
export const disabledReasons = ['staff', 'failing', 'gone'] as const;
export type DisabledReason = (typeof disabledReasons)[number];

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const longestWebhookName = 60;
export const longestWebhookAddress = 500;
export const mostWebhooks = 20;

/** Both secrets sign this long after a new one. */
export const secretOverlapHours = 24;
export const disabledAfterDays = 5;
/** The log of deliveries. */
export const deliveriesStoredDays = 30;
