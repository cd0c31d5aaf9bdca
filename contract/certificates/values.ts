/** Enumerations of certificates, free of schemas, so that the browser can read them. */
export const certificateStatuses = ['issued', 'revoked', 'replaced'] as const;

/** What a stranger who checks a certificate is told. */
export const checkAnswers = ['valid', 'revoked', 'replaced', 'expired', 'unknown'] as const;
