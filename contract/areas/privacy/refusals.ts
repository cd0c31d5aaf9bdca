export const privacyRefusals = {
  not_a_minor: 409,
  last_administrator: 409,
  owned_organization: 409,
  closing_account_open: 409,
  closing_orders_open: 409,
  closing_seats_free: 409,
  closing_classes_running: 409,
} as const;
