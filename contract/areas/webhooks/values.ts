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
