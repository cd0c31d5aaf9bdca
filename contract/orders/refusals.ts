export const ordersRefusals = {
  price_changed: 409,
  already_ordered: 409,
  tax_id_invalid: 400,
} as const;
