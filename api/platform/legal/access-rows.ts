import { accessRowsOf, forAll, forEditors, one, text } from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('legal', {
  calls: {
    retrieveLegalTexts: forAll(() => ({ filter: {} })),
    retrieveTermsVersion: forAll(() => ({})),
    retrieveLegalTextSources: forEditors(() => ({})),
    retrieveLegalTextPreview: forEditors(() => ({ filter: { id: 1 } })),
    createLegalText: forEditors(one(() => ({ kind: 'terms', body: text('Novos termos') }))),
    updateLegalText: forEditors(one(() => ({ id: 987_654, counts_from: '2027-01-15' }))),
    publishLegalText: forEditors(one(() => ({ id: 987_654, version: 1 }))),
    deleteLegalText: forEditors(one(() => ({ id: 987_654 }))),
  },
});
