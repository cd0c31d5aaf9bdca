export const enrollmentStatuses = ['registered', 'enrolled', 'canceled', 'withdrawal'] as const;
/** The link of a live online lesson appears so many minutes before it (domain 4.3). */
export const meetingOpensMinutes = 15;

export const enrollmentOutcomes = ['pending', 'passed', 'failed', 'attended', 'not_completed'] as const;
