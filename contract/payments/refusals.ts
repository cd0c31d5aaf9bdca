export const paymentsRefusals = {
  method_not_available: 409,
  order_not_payable: 409,
  signature_invalid: 401,
  express_phone_invalid: 400,
  iban_invalid: 400,
} as const;
