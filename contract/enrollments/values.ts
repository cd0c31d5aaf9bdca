/** Enumerations of enrollments, free of schemas, so that the browser can read them. */
export const enrollmentStatuses = ['registered', 'enrolled', 'canceled', 'withdrawal'] as const;
export const enrollmentOutcomes = ['pending', 'passed', 'failed', 'attended', 'not_completed'] as const;
