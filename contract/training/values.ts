export const seatLineStates = ['free', 'running', 'concluded'] as const;
export type SeatLineState = (typeof seatLineStates)[number];

/** `approved`: waits for a seat; `given`: the employee has one. */
export const courseRequestStatuses = ['requested', 'approved', 'declined', 'withdrawn', 'given'] as const;
export type CourseRequestStatus = (typeof courseRequestStatuses)[number];
