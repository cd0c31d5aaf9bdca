import { accessRowsOf, at, forEditors, noForm, ofCaller, ofOwner, one } from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('privacy', {
  calls: {
    retrieveConsents: ofCaller(() => ({})),
    giveConsent: ofCaller(one(() => ({ purpose: 'news' }))),
    withdrawConsent: ofCaller(one(() => ({ purpose: 'news' }))),
    retrieveGuardianship: ofCaller(() => ({})),
    recordGuardian: ofCaller(one(() => ({ guardian_name: 'Rosa Reis', consents: true }))),
    retrieveExports: ofCaller(() => ({})),
    requestExport: ofCaller(() => ({})),
    retrieveClosing: ofCaller(() => ({})),
    closeAccount: ofCaller(() => ({})),
    withdrawClosing: ofCaller(() => ({})),
    retrieveOrganizationClosing: ofOwner((of) => ({ filter: { organization_id: of.organizationId } })),
    closeOrganization: ofOwner(one((of) => ({ id: of.organizationId }))),
    retrieveUserExports: forEditors(({ userId }) => ({ filter: { user_id: userId } })),
    requestUserExport: forEditors(one(({ userId }) => ({ id: userId, reason: 'Pediu por carta.' }))),
    retrieveUserClosing: forEditors(({ userId }) => ({ filter: { user_id: userId } })),
    closeUser: forEditors(one(({ userId }) => ({ id: userId, reason: 'Pediu por carta.' }))),
    keepUser: forEditors(one(({ userId }) => ({ id: userId }))),
    retrieveUserMerge: forEditors(({ userId }) => ({ filter: { id: userId, user_id: userId + 1 } })),
    mergeUsers: forEditors(one(({ userId }) => ({ id: userId, user_id: userId + 1, reason: 'Tem duas contas.' }))),
  },
  raw: {
    'GET /users/exports/:id/file': at(ofOwner(noForm, 'not_found'), () => '/users/exports/1/file'),
  },
});
