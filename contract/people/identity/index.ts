import { declareSlice, event } from '#contract/declare.ts';
import { identity } from './calls.ts';
import { identitySettings } from './settings.ts';

type FactorChange =
  | 'totp_added'
  | 'totp_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'reset_by_staff';

export const identityContract = declareSlice({
  calls: identity,
  settings: identitySettings,
  events: {
    /** An email was requested for an address that may have an account. */
    letter_asked: event<{ letter_id: number }>(),
    /** A spent refresh token was used again, so its session was ended. */
    session_reused: event<{ user_id: number; session_id: number }>(),
    password_changed: event<{ user_id: number }>(),
    factor_changed: event<{ user_id: number; change: FactorChange }>(),
    /** The first sign-in with this browser and system from this network. */
    new_device_signed_in: event<{ user_id: number; session_id: number }>(),
  },
  messages: {
    session_reused: { topic: 'account', warning: 'important', fixed: 'security' },
    password_changed: { topic: 'account', fixed: 'security' },
    factor_changed: { topic: 'account', fixed: 'security' },
    new_device_signed_in: { topic: 'account', fixed: 'security' },
  },
  refusals: {
    token_expired: 401,
    wrong_credentials: 401,
    token_reused: 401,
    password_wrong: 401,
    link_not_valid: 410,
    reauthentication_required: 403,
    code_wrong: 401,
    challenge_over: 401,
    passkey_not_accepted: 401,
    passkey_known: 409,
    factor_exists: 409,
    username_invalid: 400,
    password_too_short: 400,
    password_too_common: 400,
    password_has_context: 400,
    terms_not_accepted: 400,
    account_disabled: 403,
    last_administrator: 409,
    own_account: 409,
    user_exists: 409,
    claims_of_administrators: 409,
    claims_of_everyone: 409,
    no_second_factor: 409,
    already_requested: 409,
    second_person_needed: 409,
    request_over: 409,
    token_not_valid: 401,
    token_exceeds_claims: 403,
    token_expiry_invalid: 400,
    token_name_taken: 409,
  },
});
