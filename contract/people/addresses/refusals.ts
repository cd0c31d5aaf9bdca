export const addressesRefusals = {
  tax_id_required: 400,
  tax_addresses_full: 409,
} as const;
