export const fiscalRefusals = {
  fiscal_number_taken: 409,
  order_already_invoiced: 409,
  invoice_missing: 409,
  credit_exceeds_invoice: 409,
  receipt_exceeds_invoice: 409,
} as const;
