import type { PasskeyAssertion, PasskeyAttestation } from '#contract/people/identity/factors.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Config } from '#api/shared/config/config.ts';
import type { Ctx } from '#api/shared/context.ts';
import { keyedHash, derivedKey } from '#api/shared/secrets/seal.ts';
import type { StoredPasskey } from './passkey-store.ts';

// Imported at the first passkey: it is large, and most sign-ins use none.
const webauthn = () => import('@simplewebauthn/server');

const timeout = 300_000;

// EdDSA, ES256 and RS256, which authenticators support.
const algorithms = [-8, -7, -257];

type Descriptor = { id: string; transports: string[] };

/** Without `passkeys`, the authenticator offers all that it has. */
export async function requestOptions({ config }: Ctx, passkeys?: Descriptor[]) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: rpIdOf(config),
    userVerification: 'required',
    timeout,
    ...(passkeys && { allowCredentials: passkeys }),
  });
}

type Owner = { id: number; username: string; name: string };

export async function creationOptions(ctx: Ctx, owner: Owner, existing: Descriptor[]) {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: 'Mestria',
    rpID: rpIdOf(ctx.config),
    userID: new TextEncoder().encode(userHandleOf(ctx, owner.id)),
    userName: owner.username,
    userDisplayName: owner.name,
    attestationType: 'none',
    excludeCredentials: existing,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
    timeout,
  });
}

/** Answers the use counter of the authenticator. Refuses `passkey_not_accepted`. */
export async function verifyAssertion(
  ctx: Ctx,
  passkey: StoredPasskey,
  { credential, challenge }: { credential: PasskeyAssertion; challenge: string },
): Promise<{ newCounter: number }> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { clientDataJSON, authenticatorData, signature, userHandle } = credential.response;
  if (userHandle !== undefined && textOf(userHandle) !== userHandleOf(ctx, passkey.user_id)) throw notAccepted();
  const checked = await verifyAuthenticationResponse({
    response: {
      id: credential.id,
      rawId: credential.rawId,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: challenge,
    expectedOrigin: originOf(ctx.config),
    expectedRPID: rpIdOf(ctx.config),
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(toRefusal);
  if (!checked.verified) throw notAccepted();
  return checked.authenticationInfo;
}

export async function verifyAttestation(
  { config }: Ctx,
  { credential, challenge }: { credential: PasskeyAttestation; challenge: string },
): Promise<{ credentialId: string; publicKey: string; counter: number; transports: string[] }> {
  const { verifyRegistrationResponse } = await webauthn();
  const { clientDataJSON, attestationObject, transports = [] } = credential.response;
  const checked = await verifyRegistrationResponse({
    response: {
      id: credential.id,
      rawId: credential.rawId,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: challenge,
    expectedOrigin: originOf(config),
    expectedRPID: rpIdOf(config),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(toRefusal);
  if (!checked.verified) throw notAccepted();
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** The library refuses by throwing; every cause gets the same refusal. */
function toRefusal(): never {
  throw notAccepted();
}

export function notAccepted(): Refusal {
  return new Refusal('passkey_not_accepted');
}

function originOf({ publicUrl }: Config): string {
  return new URL(publicUrl).origin;
}

function rpIdOf({ publicUrl }: Config): string {
  return new URL(publicUrl).hostname;
}

/** Constant for a user, and without anything that identifies the person (WebAuthn level 3, 14.6.1). */
function userHandleOf({ config }: Ctx, userId: number): string {
  return keyedHash(String(userId), derivedKey(config, 'passkey user'));
}

function textOf(base64url: string): string {
  return Buffer.from(base64url, 'base64url').toString('utf8');
}
