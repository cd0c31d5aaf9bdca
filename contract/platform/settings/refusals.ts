export const settingsRefusals = {
  setting_invalid: 400,
  key_taken: 409,
  definition_invalid: 400,
  main_currency_stays: 409,
  currency_not_available: 409,
} as const;
