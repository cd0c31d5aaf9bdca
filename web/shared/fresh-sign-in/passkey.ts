import type { PasskeyAssertion, PasskeyAttestation } from '#contract/people/identity/factors.ts';
import type { Api } from '#contract/index.ts';
import { api } from '#web/shared/api/api.ts';
import { ApiError } from '#web/shared/api/api-error.ts';

type Answer<C extends keyof Api['identity']> = Awaited<ReturnType<Api['identity'][C]>>;
type Question = Extract<Answer<'startPasskeySignIn'>, { data: unknown }>['data'][0];
type Creation = Extract<Answer<'startPasskey'>, { data: unknown }>['data'][0];

export function hasPasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window;
}

/** Signs the API's challenge with a passkey of the device. `givenUp` is the message when the device gives no reason. */
export async function answerByPasskey(
  input: { challenge_id?: string },
  givenUp: string,
): Promise<{ challenge_id: string; credential: PasskeyAssertion }> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const question: Question = (await api().identity.startPasskeySignIn(input)).data[0];
  const { id, rawId, response } = await startAuthentication({ optionsJSON: question.options }).catch(
    asGivenUp(givenUp),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const answered = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
  return { challenge_id: question.challenge_id, credential: { id, rawId, type: 'public-key', response: answered } };
}

export async function makePasskey(givenUp: string): Promise<{ challenge_id: string; credential: PasskeyAttestation }> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const question: Creation = (await api().identity.startPasskey({})).data[0];
  const { id, rawId, response } = await startRegistration({ optionsJSON: question.options }).catch(asGivenUp(givenUp));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const made = { clientDataJSON, attestationObject, transports };
  return { challenge_id: question.challenge_id, credential: { id, rawId, type: 'public-key', response: made } };
}

/** Browsers hide the reason on purpose: cancelled, timed out, or no such passkey. */
function asGivenUp(message: string): () => never {
  return () => {
    throw new ApiError(0, { status: 'error', message, errors: [{ message, code: 'passkey_given_up' }] });
  };
}
