import { ORPCError } from '@orpc/client';

/** Every way the product can say no. One line here gives the status, the type and the duty to word it in api/texts. */
export const refusals = {
  invalid_input: 400,
  not_signed_in: 401,
  token_expired: 401,
  not_allowed: 403,
  not_found: 404,
  request_under_way: 409,
  request_changed: 409,
  invalid_transition: 409,
  too_large: 413,
  too_many_requests: 429,
  key_taken: 409,
  definition_invalid: 400,
  main_currency_stays: 409,
  slug_taken: 409,
  still_in_use: 409,
  class_code_taken: 409,
  capacity_below_taken: 409,
  no_certificate_due: 409,
  unexpected_error: 500,
} as const;

export type RefusalCode = keyof typeof refusals;

/** Names what a refusal is about: a field of the input, and values that its sentence mentions. */
export type RefusalDetails = { field?: string; [name: string]: string | number | undefined };

/** The product says no, in a way that is declared, worded and tested. Anything else that is thrown is a bug. */
export class Refusal extends ORPCError<RefusalCode, RefusalDetails> {
  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code, { status: refusals[code], message: code, data: details });
  }
}
