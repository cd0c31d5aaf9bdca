import { termsVersion } from '#contract/accounts-values.ts';
import { forAll, forEditors, listOfOwner, ofCaller, ofOwner, one, type Row } from './row.ts';

const newPassword = 'outra frase curta serve';
const nobody = 'ninguem@mestria.test';
/** As long as a true one, and of nobody. */
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

/** So many letters an hour go to one address, whoever asks; the walk asks once more. */
function thrice(body: Row['body']): Row {
  return { ...forAll(body), owner: 'too_many_requests' };
}

/** What a visitor does to become a user; the same is said of an address that is known and of one that is not. */
const arriving: Record<string, Row> = {
  'accounts.register': forAll(
    one(({ username }) => ({
      username,
      password: newPassword,
      first_name: 'Ana',
      last_name: 'Reis',
      role: 'student',
      terms_version: termsVersion,
      wants_news: false,
    })),
  ),
  'accounts.authenticate': forAll(
    one(({ username }) => ({ username, password: newPassword })),
    'wrong_credentials',
  ),
  'accounts.refreshToken': forAll(() => ({ refreshToken: noToken }), 'token_expired'),
  'accounts.signOut': forAll(() => ({ refreshToken: noToken })),
  'accounts.resendConfirmation': thrice(one(({ username }) => ({ username }))),
  'accounts.retrieveConfirmations': forAll(() => ({ filter: { token: noToken } }), 'nothing'),
  'accounts.confirmEmail': forAll(
    one(() => ({ token: noToken, password: newPassword })),
    'link_not_valid',
  ),
  'accounts.forgot': thrice(one(({ username }) => ({ username }))),
  'accounts.retrievePasswordRecoveries': forAll(() => ({ filter: { token: noToken } }), 'nothing'),
  'accounts.resetPassword': forAll(
    one(() => ({ token: noToken, password: newPassword })),
    'link_not_valid',
  ),
  'accounts.verifySignIn': forAll(() => ({ challenge_id: noChallenge, code: '123456' }), 'challenge_over'),
  'accounts.resendCode': forAll(() => ({ challenge_id: noChallenge }), 'challenge_over'),
  'accounts.startPasskeySignIn': forAll(() => ({})),
  'accounts.finishPasskeySignIn': forAll(
    () => ({ challenge_id: noChallenge, credential: { ...credential, response: signed } }),
    'challenge_over',
  ),
};

const factors: Record<string, Row> = {
  'accounts.reauthenticate': ofCaller(one(({ password }) => ({ password }))),
  'accounts.retrieveFactors': ofCaller(() => ({})),
  'accounts.addTotp': ofCaller(() => ({})),
  'accounts.confirmTotp': ofCaller(one(() => ({ code: '123456' }))),
  'accounts.removeTotp': ofCaller(() => ({})),
  'accounts.startPasskey': ofCaller(() => ({})),
  'accounts.addPasskey': ofCaller(
    one(() => ({
      challenge_id: noChallenge,
      credential: { ...credential, response: attested },
      name: 'Telemóvel',
    })),
  ),
  'accounts.renamePasskey': ofOwner(
    one(() => ({ id: 1, name: 'Telemóvel' })),
    'not_found',
  ),
  'accounts.removePasskey': ofCaller(one(() => ({ id: 1 }))),
  'accounts.makeRecoveryCodes': ofCaller(() => ({})),
  'accounts.retrieveSessions': ofCaller(() => ({})),
  'accounts.revokeSessions': ofOwner(one(({ sessionId }) => ({ id: sessionId }))),
};

const student: Record<string, Row> = {
  'accounts.retrieveQualifications': listOfOwner(({ personId }) => ({ person_id: personId })),
  'accounts.createQualification': ofCaller(
    one(() => ({
      level: 'degree',
      field: 'Economia',
      institution: 'Universidade',
      country: 'AO',
      is_concluded: false,
    })),
  ),
  'accounts.updateQualification': ofOwner(
    one(({ qualificationId }) => ({
      id: qualificationId,
      level: 'degree',
      field: 'Direito',
      institution: 'Universidade do Segredo',
      country: 'AO',
      is_concluded: false,
    })),
  ),
  'accounts.deleteQualification': ofOwner(one(({ qualificationId }) => ({ id: qualificationId }))),
  'accounts.retrieveStudentDocuments': listOfOwner(({ personId }) => ({ person_id: personId })),
  'accounts.deleteStudentDocument': ofOwner(one(({ documentId }) => ({ id: documentId }))),
  'accounts.acceptStudentDocument': forEditors(one(({ documentId }) => ({ id: documentId }))),
  'accounts.rejectStudentDocument': forEditors(one(({ documentId }) => ({ id: documentId, reason: 'Ilegível' }))),
};

const privacy: Record<string, Row> = {
  'accounts.retrieveConsents': ofCaller(() => ({})),
  'accounts.giveConsent': ofCaller(one(() => ({ purpose: 'news' }))),
  'accounts.withdrawConsent': ofCaller(one(() => ({ purpose: 'news' }))),
  'accounts.retrieveGuardianship': ofCaller(() => ({})),
  'accounts.recordGuardian': ofCaller(one(() => ({ guardian_name: 'Rosa Reis', consents: true }))),
  'accounts.retrieveExports': ofCaller(() => ({})),
  'accounts.requestExport': ofCaller(() => ({})),
  'accounts.retrieveClosing': ofCaller(() => ({})),
  'accounts.closeAccount': ofCaller(() => ({})),
  'accounts.keepAccount': ofCaller(() => ({})),
};

export const accountsRows: Record<string, Row> = {
  ...privacy,
  ...arriving,
  ...factors,
  ...student,
  'accounts.getSelf': ofCaller(() => ({})),
  'accounts.retrieveClaims': ofCaller(() => ({ filter: { role_ids: [1, 2, 3, 4] } })),
  'accounts.retrieveUsers': listOfOwner(({ userId }) => ({ id: userId })),
  'accounts.retrievePersons': listOfOwner(({ personId }) => ({ id: personId })),
  'accounts.changePassword': ofCaller(one(() => ({ password: 'não é esta, de certeza', new_password: newPassword }))),
  'accounts.updateUser': ofOwner(one(({ userId }) => ({ id: userId, currency_id: 2 }))),
  'accounts.updateUserAndPerson': ofOwner(
    one(({ userId, personId }) => ({
      user: { id: userId, currency_id: 2 },
      person: { id: personId, professional_situation: 'employed' },
    })),
  ),
  'accounts.confirmUsername': {
    ...ofCaller(
      one(() => ({ token: noToken })),
      'link_not_valid',
    ),
    stranger: 'link_not_valid',
  },
  'accounts.changeUsername': ofCaller(one(() => ({ username: nobody }))),
};
