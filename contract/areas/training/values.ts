import { isAmong } from '#contract/rules/is-among.ts';

export const seatLineStates = ['free', 'running', 'concluded'] as const;
export type SeatLineState = (typeof seatLineStates)[number];

/** Why a person cannot get a seat of a line. */
export const seatHindrances = ['has_seat', 'in_class', 'teaches'] as const;
export type SeatHindrance = (typeof seatHindrances)[number];

/** `approved`: waits for a seat; `given`: the employee has one. */
export const courseRequestStatuses = ['requested', 'approved', 'declined', 'withdrawn', 'given'] as const;
export type CourseRequestStatus = (typeof courseRequestStatuses)[number];

export const openRequestStatuses = ['requested', 'approved'] as const satisfies CourseRequestStatus[];
export const isOpenRequest = isAmong(courseRequestStatuses, openRequestStatuses);
