export const certificateStatuses = ['issued', 'revoked', 'replaced'] as const;

/** What an organization filters by: `issued` is `valid` until it has expired. */
export const certificateStates = ['valid', 'expired', 'revoked', 'replaced'] as const;
export type CertificateState = (typeof certificateStates)[number];

export const checkAnswers = ['valid', 'revoked', 'replaced', 'expired', 'unknown'] as const;

/** One ZIP file has at most so many certificates. */
export const mostInZip = 500;
