import { z } from 'zod';
import { longestPasskeyName, signInWays, devices } from './values.ts';
import { Session } from './self.ts';
import { EmptyBody, Id, Moment } from '#contract/basics.ts';
import { bodyCommand, command, retrieval } from '#contract/shapes.ts';

const ChallengeId = z.string().min(1).max(100);
const Code = z.string().min(1).max(40);
const PasskeyName = z.string().max(longestPasskeyName);

export const SignInQuestion = z
  .object({ challenge_id: ChallengeId, ways: z.array(z.enum(signInWays)).min(1), expires_at: Moment })
  .describe('The second step after the correct password: one of the ways, before `expires_at`.');
export type SignInQuestion = z.infer<typeof SignInQuestion>;

export const SignInAnswer = z
  .strictObject({ challenge_id: ChallengeId, code: Code, way: z.enum(['email', 'totp', 'recovery_code']).optional() })
  .describe("Without `way`, the code is the emailed one or the app's, whichever this sign-in expects.");
export type SignInAnswer = z.infer<typeof SignInAnswer>;

const Base64Url = z.string().min(1).max(20_000);

export const CredentialDescriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).exactOptional(),
});

export const PasskeyRequest = z
  .object({
    challenge: z.string(),
    timeout: z.number().exactOptional(),
    rpId: z.string().exactOptional(),
    allowCredentials: z.array(CredentialDescriptor).exactOptional(),
    userVerification: z.enum(['required', 'preferred', 'discouraged']).exactOptional(),
  })
  .describe("WebAuthn's PublicKeyCredentialRequestOptionsJSON.");

export const PasskeyCreation = z
  .object({
    rp: z.object({ name: z.string(), id: z.string().exactOptional() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
    timeout: z.number().exactOptional(),
    excludeCredentials: z.array(CredentialDescriptor).exactOptional(),
    authenticatorSelection: z
      .object({
        residentKey: z.enum(['required', 'preferred', 'discouraged']).exactOptional(),
        requireResidentKey: z.boolean().exactOptional(),
        userVerification: z.enum(['required', 'preferred', 'discouraged']).exactOptional(),
      })
      .exactOptional(),
    attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).exactOptional(),
  })
  .describe("WebAuthn's PublicKeyCredentialCreationOptionsJSON.");

export const PasskeyAssertion = z
  .looseObject({
    id: Base64Url,
    rawId: Base64Url,
    type: z.literal('public-key'),
    response: z.looseObject({
      clientDataJSON: Base64Url,
      authenticatorData: Base64Url,
      signature: Base64Url,
      userHandle: Base64Url.optional(),
    }),
  })
  .describe("WebAuthn's AuthenticationResponseJSON; additional fields are ignored.");
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

export const PasskeyAttestation = z
  .looseObject({
    id: Base64Url,
    rawId: Base64Url,
    type: z.literal('public-key'),
    response: z.looseObject({
      clientDataJSON: Base64Url,
      attestationObject: Base64Url,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  })
  .describe("WebAuthn's RegistrationResponseJSON; additional fields are ignored.");
export type PasskeyAttestation = z.infer<typeof PasskeyAttestation>;

export const AnsweredPasskey = z.strictObject({ challenge_id: ChallengeId, credential: PasskeyAssertion });
export type AnsweredPasskey = z.infer<typeof AnsweredPasskey>;

export const NewPasskey = z.strictObject({
  challenge_id: ChallengeId,
  credential: PasskeyAttestation,
  name: PasskeyName,
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  created_at: Moment,
  last_used_at: Moment.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const Factors = z.object({
  totp: z.object({ created_at: Moment, last_used_at: Moment.nullable() }).nullable(),
  passkeys: z.array(Passkey),
  recovery_codes_left: z.int().nonnegative(),
  is_lacking: z
    .boolean()
    .describe("A role of the user requires a second factor that is missing; until then only a student's rights apply."),
  mails_code: z
    .boolean()
    .describe(
      'Whether a code is emailed at every sign-in without a second factor: the setting `multiFactorAuthentication`.',
    ),
});
export type Factors = z.infer<typeof Factors>;

const RecoveryCodes = z.array(z.string()).describe('Shown once, with the first factor or on request; null otherwise.');

export const UserSession = z.object({
  id: Id,
  device: z.enum(devices),
  browser: z.string().nullable().describe('«Chrome», «Firefox»; null when the browser does not say.'),
  system: z.string().nullable().describe('«Windows», «Android»; null when the browser does not say.'),
  created_at: Moment,
  last_used_at: Moment,
  is_current: z.boolean().describe('The session of this request.'),
});
export type UserSession = z.infer<typeof UserSession>;

export const SessionSelection = z.union([z.strictObject({ id: Id }), z.strictObject({ others: z.literal(true) })]);
export type SessionSelection = z.infer<typeof SessionSelection>;

export const ReauthenticationProof = z.union([
  z.strictObject({ password: z.string().max(256) }),
  z.strictObject({ code: Code }),
  AnsweredPasskey,
]);
export type ReauthenticationProof = z.infer<typeof ReauthenticationProof>;

export const EmptyAnswer = z.object({});

export const factors = {
  verifySignIn: bodyCommand('POST', '/users/verification-code', {
    summary: 'Complete a sign-in with a code',
    description:
      'Completes a sign-in that answered `verification_required`. An emailed code works once, for ten minutes; a code of an authenticator app once; a recovery code once. Five attempts for each sign-in.',
    secret: true,
    body: SignInAnswer,
    result: Session,
    refuses: ['code_wrong', 'challenge_over', 'account_disabled', 'too_many_requests'],
  }),

  resendCode: bodyCommand('POST', '/users/verification-code/send', {
    summary: 'Send another sign-in code',
    description:
      'Emails another code for the same sign-in; the earlier code stops working. At most three in 15 minutes.',
    secret: true,
    body: z.strictObject({ challenge_id: ChallengeId }),
    result: EmptyAnswer,
    refuses: ['challenge_over', 'too_many_requests'],
  }),

  startPasskeySignIn: bodyCommand('POST', '/users/passkeys/sign-in-options', {
    summary: 'Start a sign-in with a passkey',
    description:
      'The options for the browser: to complete a sign-in with `challenge_id`, to sign in without a password, or, signed in, to prove your identity again.',
    secret: true,
    body: z.strictObject({ challenge_id: ChallengeId.optional() }).prefault({}),
    result: z.object({ challenge_id: ChallengeId, options: PasskeyRequest }),
    refuses: ['challenge_over', 'too_many_requests'],
  }),

  finishPasskeySignIn: bodyCommand('POST', '/users/passkeys/sign-in', {
    summary: 'Sign in with a passkey',
    description:
      'Signs in with a passkey, alone or after the password (WebAuthn level 3, 7.2; user verification is required).',
    secret: true,
    body: AnsweredPasskey,
    result: Session,
    refuses: ['passkey_not_accepted', 'challenge_over', 'account_disabled', 'too_many_requests'],
  }),

  reauthenticate: command('POST', '/users/reauthenticate', {
    summary: 'Prove your identity again',
    description: 'By password, code of an authenticator app or passkey; valid for ten minutes (ASVS 7.5.1).',
    secret: true,
    data: ReauthenticationProof,
    result: z.object({ fresh_until: Moment }),
    refuses: [
      'not_signed_in',
      'password_wrong',
      'code_wrong',
      'passkey_not_accepted',
      'challenge_over',
      'too_many_requests',
    ],
  }),

  retrieveFactors: bodyCommand('POST', '/users/second-factors', {
    summary: 'Retrieve your second factors',
    reads: true,
    body: EmptyBody,
    result: Factors,
    refuses: ['not_signed_in'],
  }),

  addTotp: bodyCommand('POST', '/users/totp/create', {
    summary: 'Start the set-up of an authenticator app',
    description:
      'Creates a secret for an authenticator app (RFC 6238). It is in use only after its first correct code.',
    secret: true,
    body: EmptyBody,
    result: z.object({ secret: z.string(), uri: z.string() }),
    refuses: ['not_signed_in', 'reauthentication_required', 'factor_exists'],
  }),

  confirmTotp: command('PUT', '/users/totp/confirm', {
    summary: 'Confirm an authenticator app by its first code',
    secret: true,
    data: z.strictObject({ code: Code }),
    result: z.object({ recovery_codes: RecoveryCodes.nullable() }),
    refuses: ['not_signed_in', 'reauthentication_required', 'not_found', 'code_wrong', 'too_many_requests'],
  }),

  removeTotp: bodyCommand('PUT', '/users/totp/delete', {
    summary: 'Remove the authenticator app',
    body: EmptyBody,
    result: EmptyAnswer,
    refuses: ['not_signed_in', 'reauthentication_required', 'not_found'],
  }),

  startPasskey: bodyCommand('POST', '/users/passkeys/options', {
    summary: 'Start the registration of a passkey',
    secret: true,
    body: EmptyBody,
    result: z.object({ challenge_id: ChallengeId, options: PasskeyCreation }),
    refuses: ['not_signed_in', 'reauthentication_required', 'too_many_requests'],
  }),

  addPasskey: command('POST', '/users/passkeys/create', {
    summary: 'Register a passkey',
    description: 'Adds a passkey that the browser created (WebAuthn level 3, 7.1).',
    secret: true,
    data: NewPasskey,
    result: z.object({ passkey: Passkey, recovery_codes: RecoveryCodes.nullable() }),
    refuses: [
      'not_signed_in',
      'reauthentication_required',
      'challenge_over',
      'passkey_not_accepted',
      'passkey_known',
      'name_missing',
    ],
  }),

  renamePasskey: command('PUT', '/users/passkeys', {
    summary: 'Rename a passkey',
    data: z.strictObject({ id: Id, name: PasskeyName }),
    result: Passkey,
    refuses: ['not_signed_in', 'not_found', 'name_missing'],
  }),

  removePasskey: command('PUT', '/users/passkeys/delete', {
    summary: 'Remove a passkey',
    data: z.strictObject({ id: Id }),
    result: EmptyAnswer,
    refuses: ['not_signed_in', 'reauthentication_required', 'not_found'],
  }),

  makeRecoveryCodes: bodyCommand('POST', '/users/recovery-codes/create', {
    summary: 'Create new recovery codes',
    description: 'Ten new codes; earlier ones stop working. Refuses `not_found` without a second factor.',
    secret: true,
    body: EmptyBody,
    result: z.object({ recovery_codes: RecoveryCodes }),
    refuses: ['not_signed_in', 'reauthentication_required', 'not_found'],
  }),

  retrieveSessions: retrieval('/users/sessions', {
    summary: 'List your sessions',
    description: 'The active sessions, most recently used first (ASVS 7.5.2).',
    filter: z.strictObject({}),
    result: UserSession,
    refuses: ['not_signed_in'],
  }),

  revokeSessions: command('PUT', '/users/sessions/revoke', {
    summary: 'End sessions',
    description: 'Ends one of your own sessions, or all but the current one; each ends at its next request.',
    data: SessionSelection,
    result: z.object({ ended: z.int().nonnegative() }),
    refuses: ['not_signed_in', 'not_found'],
  }),
};
