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
  cart_unreadable: 400,
  cart_quantity_invalid: 400,
  cart_too_long: 400,
  cart_course_unknown: 400,
  cart_class_unknown: 400,
  cart_empty: 409,
  cart_changed: 409,
  price_changed: 409,
  currency_not_available: 409,
  course_not_for_sale: 409,
  class_missing: 409,
  class_closed: 409,
  class_full: 409,
  already_ordered: 409,
  already_enrolled: 409,
  tax_id_invalid: 400,
  method_not_available: 409,
  order_not_payable: 409,
  signature_invalid: 401,
  trainer_cannot_enroll: 409,
  not_enrolled: 403,
  enrollment_unpaid: 403,
  enrollment_over: 403,
  content_locked: 409,
  scorm_opened_elsewhere: 409,
  scorm_launch_expired: 403,
  package_damaged: 400,
  package_too_large: 413,
  package_encrypted: 400,
  package_unsafe_path: 400,
  package_link: 400,
  package_name_unreadable: 400,
  package_name_twice: 400,
  package_file_type: 400,
  package_without_manifest: 400,
  package_manifest_invalid: 400,
  package_version_unsupported: 400,
  package_launch_outside: 400,
  package_launch_missing: 400,
  package_empty: 400,
  file_type_not_allowed: 415,
  file_has_scripts: 415,
  picture_too_large: 413,
  wrong_credentials: 401,
  token_reused: 401,
  username_invalid: 400,
  username_fixed: 409,
  name_missing: 400,
  password_too_short: 400,
  password_too_common: 400,
  password_has_context: 400,
  terms_not_accepted: 400,
  locale_not_available: 409,
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
