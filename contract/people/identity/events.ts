import { event } from '#contract/declare.ts';

type FactorChange =
  | 'totp_added'
  | 'totp_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used';

export const identityEvents = {
  /** An email was requested for an address that may have an account. */
  letter_asked: event<{ letter_id: number }>(),
  /** A spent refresh token was used again, so its session was ended. */
  session_reused: event<{ user_id: number; session_id: number }>(),
  password_changed: event<{ user_id: number }>(),
  factor_changed: event<{ user_id: number; change: FactorChange }>(),
  /** The first sign-in with this browser and system from this network. */
  new_device_signed_in: event<{ user_id: number; session_id: number }>(),
};
