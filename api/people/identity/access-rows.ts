import { firstLegalCode } from '#contract/platform/legal/values.ts';
import {
  accessRowsOf,
  at,
  forAll,
  forEditors,
  form,
  listOfOwner,
  ofCaller,
  ofOwner,
  one,
  type Row,
} from '#api/shared/testing/access-row.ts';

const newPassword = 'outra frase curta serve';

const noToken = 'x'.repeat(43);

const noChallenge = 'x'.repeat(43);

const credential = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
};

const signed = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };

const attested = { clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: [] };

/** An address receives three emails an hour; the access matrix asks once more. */
function thrice(body: Row['body']): Row {
  return { ...forAll(body), owner: 'too_many_requests' };
}

export const accessRows = accessRowsOf('identity', {
  calls: {
    register: forAll(
      one(({ username }) => ({
        username,
        password: newPassword,
        first_name: 'Ana',
        last_name: 'Reis',
        role: 'student',
        terms_version: firstLegalCode,
        wants_news: false,
      })),
    ),
    authenticate: forAll(
      one(({ username }) => ({ username, password: newPassword })),
      'wrong_credentials',
    ),
    refreshToken: forAll(() => ({ refreshToken: noToken }), 'token_expired'),
    signOut: forAll(() => ({ refreshToken: noToken })),
    resendConfirmation: thrice(one(({ username }) => ({ username }))),
    retrieveConfirmations: forAll(() => ({ filter: { token: noToken } }), 'nothing'),
    confirmEmail: forAll(
      one(() => ({ token: noToken, password: newPassword })),
      'link_not_valid',
    ),
    forgot: thrice(one(({ username }) => ({ username }))),
    retrievePasswordRecoveries: forAll(() => ({ filter: { token: noToken } }), 'nothing'),
    resetPassword: forAll(
      one(() => ({ token: noToken, password: newPassword })),
      'link_not_valid',
    ),
    verifySignIn: forAll(() => ({ challenge_id: noChallenge, code: '123456' }), 'challenge_over'),
    resendCode: forAll(() => ({ challenge_id: noChallenge }), 'challenge_over'),
    startPasskeySignIn: forAll(() => ({})),
    finishPasskeySignIn: forAll(
      () => ({ challenge_id: noChallenge, credential: { ...credential, response: signed } }),
      'challenge_over',
    ),
    reauthenticate: ofCaller(one(({ password }) => ({ password }))),
    retrieveFactors: ofCaller(() => ({})),
    addTotp: ofCaller(() => ({})),
    confirmTotp: ofCaller(one(() => ({ code: '123456' }))),
    removeTotp: ofCaller(() => ({})),
    startPasskey: ofCaller(() => ({})),
    addPasskey: ofCaller(
      one(() => ({
        challenge_id: noChallenge,
        credential: { ...credential, response: attested },
        name: 'Telemóvel',
      })),
    ),
    renamePasskey: ofOwner(
      one(() => ({ id: 1, name: 'Telemóvel' })),
      'not_found',
    ),
    removePasskey: ofCaller(one(() => ({ id: 1 }))),
    makeRecoveryCodes: ofCaller(() => ({})),
    retrieveSessions: ofCaller(() => ({})),
    revokeSessions: ofOwner(one(({ sessionId }) => ({ id: sessionId }))),
    getSelf: ofCaller(() => ({})),
    retrieveClaims: ofCaller(() => ({ filter: { role_ids: [1, 2, 3, 4] } })),
    retrieveUsers: listOfOwner(({ userId }) => ({ id: userId })),
    changePassword: ofCaller(one(() => ({ password: 'não é esta, de certeza', new_password: newPassword }))),
    retrieveUserRecords: forEditors(() => ({})),
    retrieveUserSessions: forEditors(({ userId }) => ({ filter: { user_id: userId } })),
    retrieveAccountMoves: forEditors(({ userId }) => ({ filter: { user_id: userId } })),
    giveUserRole: forEditors(one(({ userId }) => ({ id: userId, role: 'administrator' }))),
    takeUserRole: forEditors(one(({ userId }) => ({ id: userId, role: 'student' }))),
    disableUser: forEditors(one(({ userId }) => ({ id: userId, reason: 'Pedido.' }))),
    enableUser: forEditors(one(({ userId }) => ({ id: userId }))),
    endUserSessions: forEditors(one(({ userId }) => ({ id: userId }))),
    retrieveSignUps: forEditors(() => ({})),
    resendSignUp: forEditors(one(() => ({ id: 1 }))),
    inviteUser: forEditors(one(() => ({ username: 'nova@exemplo.ao', roles: ['administrator'] }))),
    retrieveUserInvitations: forEditors(() => ({})),
    withdrawUserInvitation: forEditors(one(() => ({ id: 1 }))),
    retrieveOpenInvitations: forAll(() => ({ filter: { token: noToken } }), 'nothing'),
    acceptUserInvitation: forAll(
      one(() => ({ token: noToken, first_name: 'Ana', last_name: 'Reis', password: newPassword })),
      'link_not_valid',
    ),
    retrieveFactorResets: forEditors(() => ({})),
    requestFactorReset: forEditors(one(({ userId }) => ({ user_id: userId, reason: 'Perdeu o telemóvel.' }))),
    confirmFactorReset: forEditors(one(() => ({ id: 1 }))),
    withdrawFactorReset: forEditors(one(() => ({ id: 1 }))),
    retrieveRoles: forEditors(() => ({})),
    updateRole: forEditors(one(() => ({ id: 1, claims: ['users.edit', 'roles.edit'] }))),
    retrieveApiTokens: forEditors(() => ({})),
    createApiToken: forEditors(
      one(() => ({ name: 'Contabilidade', claims: ['orders.read'], expires_on: '2026-12-31' })),
    ),
    revokeApiToken: forEditors(one(() => ({ id: 1 }))),
  },
  raw: {
    'POST /users/operator': at(
      forAll(() => form(), 'not_found'),
      () => '/users/operator',
    ),
  },
});
