export const paymentsRefusals = {
  method_not_available: 409,
  order_not_payable: 409,
  signature_invalid: 401,
  express_phone_invalid: 400,
  iban_invalid: 400,
  order_not_refundable: 409,
  nothing_to_refund: 409,
  refund_too_large: 400,
  case_order_unknown: 409,
  case_order_paid: 409,
  case_too_little: 409,
  case_no_seats: 409,
} as const;
