import { z } from 'zod';
import { Moment } from '#contract/basics.ts';
import { command, retrieval } from '#contract/shapes.ts';

const Username = z.string().max(320);
const Password = z.string().max(256);
const Token = z.string().max(100);
/** The path that the link in the email leads to. Anything but a path of this site is ignored. */
export const WantedPath = z.string().max(2_000);

export const RequestedEmail = z.strictObject({ username: Username, redirect: WantedPath.optional() });
export type RequestedEmail = z.infer<typeof RequestedEmail>;

export const LinkFilter = z.strictObject({ token: Token });
export type LinkFilter = z.infer<typeof LinkFilter>;

/** A valid link and its owner; only the holder of the link can retrieve it. */
export const OpenLink = z.object({ username: z.string(), expires_at: Moment });
export type OpenLink = z.infer<typeof OpenLink>;

export const PasswordWithLink = z.strictObject({ token: Token, password: Password });
export type PasswordWithLink = z.infer<typeof PasswordWithLink>;

export const Addressee = z.object({ username: z.string() });

export const recovery = {
  /** The answer is the same for every address (domain 7). */
  resendConfirmation: command('POST', '/users/resend-confirmation', {
    summary: 'Send the confirmation email again',
    secret: true,
    data: RequestedEmail,
    result: Addressee,
    refuses: ['username_invalid', 'too_many_requests'],
  }),

  /** The address that a link would confirm; no result when the link was used or has expired. The link stays usable. */
  retrieveConfirmations: retrieval('/usersconfirmations', {
    summary: 'Look up a confirmation link',
    filter: LinkFilter,
    result: OpenLink,
  }),

  /**
   * Opens the account: the link proves the address, the password proves the sign-up. Works once, for 24 hours. It does
   * not sign in (domain 7).
   */
  confirmEmail: command('POST', '/users/confirm-email', {
    summary: 'Confirm an email address',
    secret: true,
    data: PasswordWithLink,
    result: Addressee,
    refuses: ['link_not_valid', 'password_wrong', 'too_many_requests'],
  }),

  /**
   * Sends a link to choose a new password. The answer is the same for every address; at most 3 requests an hour (domain
   * 7).
   */
  forgot: command('POST', '/users/forgot', {
    summary: 'Request a password reset',
    secret: true,
    data: RequestedEmail,
    result: Addressee,
    refuses: ['username_invalid', 'too_many_requests'],
  }),

  /**
   * The user whose password a link would change; no result when the link was used or has expired. The link stays
   * usable.
   */
  retrievePasswordRecoveries: retrieval('/userspasswordrecoveries', {
    summary: 'Look up a password reset link',
    filter: LinkFilter,
    result: OpenLink,
  }),

  /**
   * Sets a new password by the link in the email, once and within 30 minutes, ends every session of the user, and
   * notifies the user by email. It does not sign in, and second factors stay required (domain 7).
   */
  resetPassword: command('POST', '/users/reset', {
    summary: 'Reset the password',
    secret: true,
    data: PasswordWithLink,
    result: Addressee,
    refuses: [
      'link_not_valid',
      'password_too_short',
      'password_too_common',
      'password_has_context',
      'too_many_requests',
    ],
  }),
};
