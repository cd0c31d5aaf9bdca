export const certificateStatuses = ['issued', 'revoked', 'replaced'] as const;

export const checkAnswers = ['valid', 'revoked', 'replaced', 'expired', 'unknown'] as const;
