import { z } from 'zod';
import { Moment } from './basics.ts';
import { command, retrieval } from './shapes.ts';

const Username = z.string().max(320);
const Password = z.string().max(256);
const Token = z.string().max(100);
/** Where the person wanted to go; the link in the mail leads on to it. What is no path of this site is left out. */
export const WantedPath = z.string().max(2_000);

export const AskedLetter = z.strictObject({ username: Username, redirect: WantedPath.optional() });
export type AskedLetter = z.infer<typeof AskedLetter>;

export const LinkFilter = z.strictObject({ token: Token });
export type LinkFilter = z.infer<typeof LinkFilter>;

/** A link that can still be used, and whose it is: only who holds it can ask. */
export const OpenLink = z.object({ username: z.string(), expires_at: Moment });
export type OpenLink = z.infer<typeof OpenLink>;

export const PasswordWithLink = z.strictObject({ token: Token, password: Password });
export type PasswordWithLink = z.infer<typeof PasswordWithLink>;

const Addressee = z.object({ username: z.string() });

export const recovery = {
  /** Sends the link of an unconfirmed sign-up again. The answer is the same for every address (domain 7). */
  resendConfirmation: command('POST', '/users/resend-confirmation', {
    summary: 'Send the confirmation again',
    data: AskedLetter,
    result: Addressee,
    refuses: ['username_invalid', 'too_many_requests'],
  }),

  /** Whose address a link of a confirmation would confirm; nothing when it was used or is over. Uses nothing up. */
  retrieveConfirmations: retrieval('/usersconfirmations', {
    summary: 'Retrieve what a confirmation link confirms',
    filter: LinkFilter,
    result: OpenLink,
  }),

  /**
   * Turns a sign-up into an account: the link shows that the address is one's own, the password that the sign-up is.
   * Works once, for 24 hours. It does not sign in (domain 7).
   */
  confirmEmail: command('POST', '/users/confirm-email', {
    summary: 'Confirm the address',
    data: PasswordWithLink,
    result: Addressee,
    refuses: ['link_not_valid', 'password_wrong', 'too_many_requests'],
  }),

  /** Sends a link to choose a new password. The answer is the same for every address; 3 an hour (domain 7). */
  forgot: command('POST', '/users/forgot', {
    summary: 'Ask for a new password',
    data: AskedLetter,
    result: Addressee,
    refuses: ['username_invalid', 'too_many_requests'],
  }),

  /** Whose password a link would change; nothing when it was used or is over. Uses nothing up. */
  retrievePasswordRecoveries: retrieval('/userspasswordrecoveries', {
    summary: 'Retrieve what a recovery link recovers',
    filter: LinkFilter,
    result: OpenLink,
  }),

  /**
   * Sets a new password by the link in the mail, once and within 30 minutes, ends every session of the user and tells
   * the user by mail. It does not sign in, and a second factor is asked for as ever (domain 7).
   */
  resetPassword: command('POST', '/users/reset', {
    summary: 'Choose a new password',
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
