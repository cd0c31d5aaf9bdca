import { accessRowsOf, at, forEditors, listOfOwner, noForm, ofOwner, one } from '#api/shared/access-row.ts';

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
  },
  raw: {
    'GET /enrollments/:id/regulation': at(
      ofOwner(noForm, 'not_found'),
      ({ enrollmentId }) => `/enrollments/${enrollmentId}/regulation`,
    ),
  },
});
