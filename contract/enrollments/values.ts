export const enrollmentStatuses = ['registered', 'enrolled', 'canceled', 'withdrawal'] as const;
export const enrollmentOutcomes = ['pending', 'passed', 'failed', 'attended', 'not_completed'] as const;
