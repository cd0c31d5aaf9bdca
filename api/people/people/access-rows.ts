import {
  accessRowsOf,
  at,
  forEditors,
  form,
  listOfOwner,
  noForm,
  ofCaller,
  ofOwner,
  one,
} from '#api/shared/testing/access-row.ts';

const nobody = 'ninguem@mestria.test';

const noToken = 'x'.repeat(43);

export const accessRows = accessRowsOf('people', {
  calls: {
    retrieveQualifications: listOfOwner(({ personId }) => ({ person_id: personId })),
    createQualification: ofCaller(
      one(() => ({
        level: 'degree',
        field: 'Economia',
        institution: 'Universidade',
        country: 'AO',
        is_concluded: false,
      })),
    ),
    updateQualification: ofOwner(
      one(({ qualificationId }) => ({
        id: qualificationId,
        level: 'degree',
        field: 'Direito',
        institution: 'Universidade do Segredo',
        country: 'AO',
        is_concluded: false,
      })),
    ),
    deleteQualification: ofOwner(one(({ qualificationId }) => ({ id: qualificationId }))),
    retrieveStudentDocuments: listOfOwner(({ personId }) => ({ person_id: personId })),
    deleteStudentDocument: ofOwner(one(({ documentId }) => ({ id: documentId }))),
    acceptStudentDocument: forEditors(one(({ documentId }) => ({ id: documentId }))),
    rejectStudentDocument: forEditors(one(({ documentId }) => ({ id: documentId, reason: 'Ilegível' }))),
    retrieveTrainerProfiles: ofCaller(() => ({})),
    updateTrainerProfile: ofCaller(
      one(() => ({ about: { pt: 'Ensina' } })),
      'not_allowed',
    ),
    correctTrainerProfile: forEditors(one(({ personId }) => ({ id: personId, has_page: true }))),
    retrievePersons: listOfOwner(({ personId }) => ({ id: personId })),
    correctPerson: forEditors(one(({ personId }) => ({ id: personId, city: 'Benguela' }))),
    updateUser: ofOwner(one(({ userId }) => ({ id: userId, currency_id: 2 }))),
    updateUserAndPerson: ofOwner(
      one(({ userId, personId }) => ({
        user: { id: userId, currency_id: 2 },
        person: { id: personId, professional_situation: 'employed' },
      })),
    ),
    confirmUsername: {
      ...ofCaller(
        one(() => ({ token: noToken })),
        'link_not_valid',
      ),
      stranger: 'link_not_valid',
    },
    changeUsername: ofCaller(one(() => ({ username: nobody }))),
  },
  raw: {
    'POST /student-documents/upload': at(
      ofCaller(() => form({ category: 'id-copy' })),
      () => '/student-documents/upload',
    ),
    'GET /student-documents/:id/file': at(ofOwner(noForm), ({ documentId }) => `/student-documents/${documentId}/file`),
  },
});
