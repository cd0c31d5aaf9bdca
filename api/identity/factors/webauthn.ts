import type { PasskeyAssertion, PasskeyAttestation } from '#contract/identity/factors.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Config } from '#api/shared/config.ts';
import type { Ctx } from '#api/shared/context.ts';
import { keyedHash, derivedKey } from '../seal.ts';
import type { StoredPasskey } from './passkey-store.ts';

// Fetched at the first passkey: it is large, and most sign-ins are without one.
const webauthn = () => import('@simplewebauthn/server');

const timeout = 300_000;

// EdDSA, ES256 and RS256: what authenticators have.
const algorithms = [-8, -7, -257];

type Descriptor = { id: string; transports: string[] };

/** What the browser asks an authenticator for. Without passkeys to choose from, the authenticator offers those it has. */
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

/** What the browser asks an authenticator to make: a passkey that signs in by itself, once per authenticator. */
export async function creationOptions(ctx: Ctx, owner: Owner, known: Descriptor[]) {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: 'Mestria',
    rpID: rpIdOf(ctx.config),
    userID: new TextEncoder().encode(userHandleOf(ctx, owner.id)),
    userName: owner.username,
    userDisplayName: owner.name,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
    timeout,
  });
}

/** The use that an authenticator counts, when its answer is right. Refuses `passkey_not_accepted`. */
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

/** The passkey that an authenticator has made. Refuses `passkey_not_accepted`. */
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

/** The library says no by throwing, and there is but one thing to say of all of it. */
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

/** What an authenticator knows a user by: always the same, and nothing that says who it is (WebAuthn level 3, 14.6.1). */
function userHandleOf({ config }: Ctx, userId: number): string {
  return keyedHash(String(userId), derivedKey(config, 'passkey user'));
}

function textOf(base64url: string): string {
  return Buffer.from(base64url, 'base64url').toString('utf8');
}
