import { z } from 'zod';
import { factors, EmptyAnswer, SignInQuestion } from './factors.ts';
import { longestOfPerson } from '#contract/people/people/values.ts';
import { recovery, WantedPath } from './recovery.ts';
import { staffOfIdentity } from './staff/index.ts';
import { signUpRoles } from './values.ts';
import { Person, Role, Self, Session } from './self.ts';
import { Id, Moment, textToOthers } from '#contract/basics.ts';
import { CartText } from '#contract/rules/cart-text.ts';
import { bodyCommand, command, matches, retrieval, steppedCommand } from '#contract/shapes.ts';

export { OwnOrganization, Person, Role, Self, Session, SessionUser } from './self.ts';
export { signUpRoles, userRoles, type SignUpRole, type UserRole } from './values.ts';

const Username = z.string().max(320);
const Password = z.string().max(256);

export const User = z
  .object({
    id: Id,
    username: z.string(),
    person: Person,
    userRoles: z.array(Role),
    user_picture_id: Id.nullable(),
    created_at: Moment,
  })
  .describe('A user as others may see it.');
export type User = z.infer<typeof User>;

export const UserFilter = z.strictObject({ id: matches(Id), username: matches(z.string().max(320)) }).partial();
export type UserFilter = z.infer<typeof UserFilter>;

export const Registration = z.strictObject({
  username: Username,
  password: Password,
  first_name: textToOthers(z.string().max(longestOfPerson.first_name)),
  last_name: textToOthers(z.string().max(longestOfPerson.last_name)),
  role: z.enum(signUpRoles).default('student'),
  currency_id: Id.optional(),
  terms_version: z.string().max(500).optional(),
  wants_news: z.boolean().default(false),
  cart: CartText.optional().describe(
    "The guest's cart, which the user finds at the first sign-in on any device; an unreadable cart is ignored.",
  ),
  redirect: WantedPath.optional().describe('The path that the confirmation link leads to.'),
});
export type Registration = z.output<typeof Registration>;

export const Credentials = z.strictObject({ username: Username, password: Password });
export type Credentials = z.infer<typeof Credentials>;

export const PasswordChange = z.strictObject({ password: Password, new_password: Password });
export type PasswordChange = z.infer<typeof PasswordChange>;

export const identity = {
  register: command('POST', '/users/register', {
    summary: 'Sign up',
    description:
      'Creates an account, which opens when the link in the email is followed. The answer does not reveal whether the address was free: the owner of an address that is taken receives an email. At most 10 requests an hour from one network address.',
    secret: true,
    data: Registration,
    result: z.object({ username: z.string() }),
    refuses: [
      'username_invalid',
      'name_missing',
      'password_too_short',
      'password_too_common',
      'password_has_context',
      'terms_not_accepted',
      'terms_changed',
      'too_many_requests',
    ],
  }),

  authenticate: steppedCommand('POST', '/users/authenticate', {
    summary: 'Sign in',
    description:
      'Signs in, or answers `verification_required` with the second factors to choose from. An unknown address and a wrong password are refused alike; after five attempts the caller has to wait.',
    secret: true,
    data: Credentials,
    result: Session,
    question: SignInQuestion,
    refuses: ['wrong_credentials', 'account_disabled', 'too_many_requests'],
  }),

  refreshToken: bodyCommand('POST', '/users/refresh-token', {
    summary: 'Refresh the tokens of a session',
    description:
      'Exchanges a refresh token for its successor and a new access token. Within 10 seconds the same token answers the same successor (two tabs); later its use ends the session, since someone else may hold it.',
    secret: true,
    body: z.strictObject({ refreshToken: z.string().max(200) }),
    result: Session,
    refuses: ['token_expired', 'token_reused'],
  }),

  signOut: bodyCommand('POST', '/users/sign-out', {
    summary: 'Sign out',
    description: 'Ends the session of this refresh token on every device that shares it. Idempotent.',
    secret: true,
    body: z.strictObject({ refreshToken: z.string().max(200) }),
    result: EmptyAnswer,
  }),

  getSelf: bodyCommand('POST', '/users/getSelf', {
    summary: 'Retrieve the signed-in user',
    reads: true,
    description: 'The body may be empty.',
    body: z.strictObject({}).prefault({}),
    result: Self,
    refuses: ['not_signed_in'],
  }),

  retrieveClaims: retrieval('/claims', {
    summary: 'List the claims of roles',
    description: 'Only for your own roles; with the claim `users.read`, for all roles.',
    claim: 'users.read',
    filter: z.strictObject({ role_ids: z.array(Id).min(1).max(20).optional() }),
    result: z.object({ slug: z.string() }),
    sort: ['slug'],
    refuses: ['not_signed_in'],
  }),

  retrieveUsers: retrieval('/users', {
    summary: 'List users',
    description: 'Yourself; with the claim `users.read`, everyone.',
    claim: 'users.read',
    filter: UserFilter,
    result: User,
    sort: ['id', 'username'],
    refuses: ['not_signed_in'],
  }),

  changePassword: command('POST', '/users/change-password', {
    summary: 'Change the password',
    description:
      'Changes your own password, ends every session of the user, and opens a new one for this device (ASVS 7.4).',
    secret: true,
    data: PasswordChange,
    result: Session,
    refuses: [
      'not_signed_in',
      'password_wrong',
      'password_too_short',
      'password_too_common',
      'password_has_context',
      'too_many_requests',
    ],
  }),
  ...recovery,
  ...factors,
  ...staffOfIdentity,
};
