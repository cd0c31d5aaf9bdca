import {
  accessRowsOf,
  at,
  form,
  forEditors,
  listOfOwner,
  noForm,
  ofOwner,
  one,
} from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('enrollments', {
  calls: {
    retrieveEnrollments: listOfOwner(({ enrollmentId }) => ({ id: enrollmentId })),
    retrieveEnrollmentStandings: listOfOwner(({ enrollmentId }) => ({ enrollment_id: enrollmentId })),
    create: forEditors(one(({ classId, personId }) => ({ class_id: classId, person_id: personId }))),
    cancel: ofOwner(
      one(({ enrollmentId }) => ({ id: enrollmentId, reason: 'Engano' })),
      'not_allowed',
    ),
    withdraw: ofOwner(one(({ enrollmentId }) => ({ id: enrollmentId, reason: 'Mudei de ideias' }))),
    acceptRegulation: ofOwner(
      one(({ enrollmentId }) => ({ id: enrollmentId, regulation_sha256: 'a'.repeat(64) })),
      'regulation_changed',
    ),
    transfer: ofOwner(
      one(({ enrollmentId, classId }) => ({ id: enrollmentId, class_id: classId })),
      'enrollment_unpaid',
    ),
    retrieveEnrollmentFiles: listOfOwner(() => ({})),
    approveEnrollmentFile: forEditors(one(() => ({ id: 999_999 }))),
    rejectEnrollmentFile: forEditors(one(() => ({ id: 999_999, reason: 'Ilegível' }))),
    waiveEnrollmentFile: forEditors(one(() => ({ id: 999_999, reason: 'Não precisa' }))),
  },
  raw: {
    // No class demands a file of any of them.
    'POST /enrollment-files/upload': at(
      forEditors(() => form({ id: 999_999 })),
      () => '/enrollment-files/upload',
    ),
    'GET /enrollment-files/:id/file': at(ofOwner(noForm, 'not_found'), () => '/enrollment-files/999999/file'),
    'GET /enrollments/:id/regulation': at(
      ofOwner(noForm, 'not_found'),
      ({ enrollmentId }) => `/enrollments/${enrollmentId}/regulation`,
    ),
  },
});
