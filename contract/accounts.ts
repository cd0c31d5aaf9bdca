import { z } from 'zod';
import { factors, SignInQuestion } from './accounts-factors.ts';
import { longestOfPerson } from './accounts-person-values.ts';
import { person } from './accounts-person.ts';
import { recovery, WantedPath } from './accounts-recovery.ts';
import { privacy } from './accounts-privacy.ts';
import { student } from './accounts-student.ts';
import { signUpRoles } from './accounts-values.ts';
import { Person, Role, Self, Session } from './accounts-self.ts';
import { Id, Moment } from './basics.ts';
import { CartText } from './cart-text.ts';
import { bodyCommand, command, matches, retrieval, steppedCommand } from './shapes.ts';

export { Person, Role, Self, Session, SessionUser } from './accounts-self.ts';
export { signUpRoles, userRoles, type SignUpRole, type UserRole } from './accounts-values.ts';

const Username = z.string().max(320);
const Password = z.string().max(256);

/** A user as others may see it. */
export const User = z.object({
  id: Id,
  username: z.string(),
  person: Person,
  userRoles: z.array(Role),
  user_picture_id: Id.nullable(),
  created_at: Moment,
});
export type User = z.infer<typeof User>;

export const UserFilter = z.strictObject({ id: matches(Id), username: matches(z.string().max(320)) }).partial();
export type UserFilter = z.infer<typeof UserFilter>;

export const Registration = z.strictObject({
  username: Username,
  password: Password,
  first_name: z.string().max(longestOfPerson.first_name),
  last_name: z.string().max(longestOfPerson.last_name),
  role: z.enum(signUpRoles).default('student'),
  currency_id: Id.optional(),
  terms_version: z.string().max(40).optional(),
  wants_news: z.boolean().default(false),
  /** What a guest has gathered, to be found at the first sign-in on any device; what cannot be read of it is left out. */
  cart: CartText.optional(),
  /** Where the link of the confirmation leads on to. */
  redirect: WantedPath.optional(),
});
export type Registration = z.output<typeof Registration>;

export const Credentials = z.strictObject({ username: Username, password: Password });
export type Credentials = z.infer<typeof Credentials>;

export const PasswordChange = z.strictObject({ password: Password, new_password: Password });
export type PasswordChange = z.infer<typeof PasswordChange>;

const Nothing = z.object({});

export const accounts = {
  /**
   * Asks for an account, which opens when the link in the mail is followed. Whether the address was free is never told:
   * the answer and the work are the same, and the owner of a taken address gets a mail. At most 10 an hour from one place
   * (domain 7).
   */
  register: command('POST', '/users/register', {
    summary: 'Sign up',
    data: Registration,
    result: z.object({ username: z.string() }),
    refuses: [
      'username_invalid',
      'name_missing',
      'password_too_short',
      'password_too_common',
      'password_has_context',
      'terms_not_accepted',
      'too_many_requests',
    ],
  }),

  /**
   * Signs in, or answers `verification_required` with what is still to be shown. An unknown address and a wrong password
   * are the same refusal; after five tries one waits (domain 7).
   */
  authenticate: steppedCommand('POST', '/users/authenticate', {
    summary: 'Sign in',
    data: Credentials,
    result: Session,
    question: SignInQuestion,
    refuses: ['wrong_credentials', 'too_many_requests'],
  }),

  /**
   * Swaps a refresh token for its successor and a new access token. The same token may come again within 10 seconds
   * and gets the same successor (two tabs); later it ends the session, since somebody else may hold it (domain 7).
   */
  refreshToken: bodyCommand('POST', '/users/refresh-token', {
    summary: 'Stay signed in',
    body: z.strictObject({ refreshToken: z.string().max(200) }),
    result: Session,
    refuses: ['token_expired', 'token_reused'],
  }),

  /** Ends the session that this refresh token belongs to, on every device that shares it. Bears repeating. */
  signOut: bodyCommand('POST', '/users/sign-out', {
    summary: 'Sign out',
    body: z.strictObject({ refreshToken: z.string().max(200) }),
    result: Nothing,
  }),

  /** The signed-in user; the body may be empty. */
  getSelf: bodyCommand('POST', '/users/getSelf', {
    summary: 'Retrieve oneself',
    body: z.strictObject({}).prefault({}),
    result: Self,
    refuses: ['not_signed_in'],
  }),

  /** The claims that these roles grant. One may ask for one's own roles; with the claim users.read for all. */
  retrieveClaims: retrieval('/claims', {
    summary: 'Retrieve the claims of roles',
    filter: z.strictObject({ role_ids: z.array(Id).min(1).max(20).optional() }),
    result: z.object({ slug: z.string() }),
    sort: ['slug'],
    refuses: ['not_signed_in'],
  }),

  /** Oneself; with the claim users.read everybody. */
  retrieveUsers: retrieval('/users', {
    summary: 'Retrieve users',
    filter: UserFilter,
    result: User,
    sort: ['id', 'username'],
    refuses: ['not_signed_in'],
  }),

  /** Changes one's password, ends every session of this user, and opens a new one for this device (ASVS 7.4). */
  changePassword: command('POST', '/users/change-password', {
    summary: 'Change the password',
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
  ...person,
  ...recovery,
  ...factors,
  ...student,
  ...privacy,
};
