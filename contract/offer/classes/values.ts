import { isAmong } from '#contract/rules/is-among.ts';

export const classStatuses = ['opened', 'closed', 'canceled', 'concluded'] as const;

/** With registrations open or closed. */
export const currentClassStatuses = ['opened', 'closed'] as const;
export const isCurrentClass = isAmong(classStatuses, currentClassStatuses);

export const endedClassStatuses = ['canceled', 'concluded'] as const;
export const isEndedClass = isAmong(classStatuses, endedClassStatuses);

export const lessonStatuses = ['planned', 'given', 'canceled'] as const;
export type LessonStatus = (typeof lessonStatuses)[number];
export const timeZones = ['Africa/Luanda', 'Africa/Maputo', 'Europe/Lisbon'] as const;

/** The statuses of an entry that is still on the list. */
export const standingWaitingStatuses = ['waiting', 'offered'] as const;
export const waitingStatuses = [...standingWaitingStatuses, 'accepted', 'expired', 'left'] as const;
export type WaitingStatus = (typeof waitingStatuses)[number];

export const seatOfferStates = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type SeatOfferState = (typeof seatOfferStates)[number];

export const mostCalendarDays = 62;
export const mostEntriesPerDay = 50;
