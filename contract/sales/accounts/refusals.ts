export const accountsRefusals = {
  entry_exists: 409,
  credit_not_available: 409,
  reservation_too_late: 409,
} as const;
