export const certificateStatuses = ['issued', 'revoked', 'replaced'] as const;

export const checkAnswers = ['valid', 'revoked', 'replaced', 'expired', 'unknown'] as const;

/** One ZIP file has at most so many certificates. */
export const mostInZip = 500;
