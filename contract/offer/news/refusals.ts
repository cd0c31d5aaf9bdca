export const newsRefusals = {
  markup_not_allowed: 400,
} as const;
