/** Enumerations of classes, free of schemas, so that the browser can read them. */
export const classStatuses = ['opened', 'closed', 'canceled', 'concluded'] as const;
export const timeZones = ['Africa/Luanda', 'Africa/Maputo', 'Europe/Lisbon'] as const;

/** While one waits, or may take the seat that one is offered. */
export const standingWaitingStatuses = ['waiting', 'offered'] as const;
export const waitingStatuses = [...standingWaitingStatuses, 'accepted', 'expired', 'left'] as const;
export type WaitingStatus = (typeof waitingStatuses)[number];
