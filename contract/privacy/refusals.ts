export const privacyRefusals = {
  not_a_minor: 409,
  last_administrator: 409,
} as const;
