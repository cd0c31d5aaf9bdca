/** What organizations and staff filter by: `issued` is `valid` until it has expired. */
export const certificateStates = ['valid', 'expired', 'revoked', 'replaced'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** One ZIP file has at most so many certificates. */
export const mostInZip = 500;
