export const ordersRefusals = {
  price_changed: 409,
  already_ordered: 409,
  tax_id_invalid: 400,
  order_terms_not_accepted: 400,
  terms_changed: 409,
  invoice_annulled: 409,
  gift_for_organization: 409,
  gift_to_yourself: 400,
  gift_quantity: 400,
  gift_service: 400,
  gift_day_invalid: 400,
} as const;
