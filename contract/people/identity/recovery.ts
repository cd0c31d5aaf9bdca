import { z } from 'zod';
import { Moment } from '#contract/basics.ts';
import { command, retrieval } from '#contract/shapes.ts';

const Username = z.string().max(320);
const Password = z.string().max(256);
const Token = z.string().max(100);
export const WantedPath = z
  .string()
  .max(2_000)
  .describe('The path that the link in the email leads to. Anything but a path of this site is ignored.');

export const RequestedEmail = z.strictObject({ username: Username, redirect: WantedPath.optional() });
export type RequestedEmail = z.infer<typeof RequestedEmail>;

export const LinkFilter = z.strictObject({ token: Token });
export type LinkFilter = z.infer<typeof LinkFilter>;

export const OpenLink = z
  .object({ username: z.string(), expires_at: Moment })
  .describe('A valid link and its owner; only the holder of the link can retrieve it.');
export type OpenLink = z.infer<typeof OpenLink>;

export const PasswordWithLink = z.strictObject({ token: Token, password: Password });
export type PasswordWithLink = z.infer<typeof PasswordWithLink>;

export const Addressee = z.object({ username: z.string() });

export const recovery = {
  resendConfirmation: command('POST', '/users/resend-confirmation', {
    summary: 'Send the confirmation email again',
    description: 'The answer is the same for every address.',
    secret: true,
    data: RequestedEmail,
    result: Addressee,
    refuses: ['username_invalid', 'too_many_requests'],
  }),

  retrieveConfirmations: retrieval('/usersconfirmations', {
    summary: 'Look up a confirmation link',
    description:
      'The address that a link would confirm; no result when the link was used or has expired. The link stays usable.',
    filter: LinkFilter,
    result: OpenLink,
  }),

  confirmEmail: command('POST', '/users/confirm-email', {
    summary: 'Confirm an email address',
    description:
      'Opens the account: the link proves the address, the password proves the sign-up. Works once, for 24 hours. It does not sign in.',
    secret: true,
    data: PasswordWithLink,
    result: Addressee,
    refuses: ['link_not_valid', 'password_wrong', 'too_many_requests'],
  }),

  forgot: command('POST', '/users/forgot', {
    summary: 'Request a password reset',
    description:
      'Sends a link to choose a new password. The answer is the same for every address; at most 3 requests an hour.',
    secret: true,
    data: RequestedEmail,
    result: Addressee,
    refuses: ['username_invalid', 'too_many_requests'],
  }),

  retrievePasswordRecoveries: retrieval('/userspasswordrecoveries', {
    summary: 'Look up a password reset link',
    description:
      'The user whose password a link would change; no result when the link was used or has expired. The link stays usable.',
    filter: LinkFilter,
    result: OpenLink,
  }),

  resetPassword: command('POST', '/users/reset', {
    summary: 'Reset the password',
    description:
      'Sets a new password by the link in the email, once and within 30 minutes, ends every session of the user, and notifies the user by email. It does not sign in, and second factors stay required.',
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
