export const paymentsRefusals = {
  method_not_available: 409,
  order_not_payable: 409,
  signature_invalid: 401,
} as const;
