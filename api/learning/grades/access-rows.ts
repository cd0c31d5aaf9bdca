import { accessRowsOf, at, noForm, ofOwner, one, type Row } from '#api/shared/testing/access-row.ts';

/** Of a class in which the owner learns. */
const ofLearner = (body: Row['body'], owner: Row['owner']): Row => ({
  body,
  guest: 'not_signed_in',
  stranger: 'not_found',
  owner,
});

export const accessRows = accessRowsOf('grades', {
  calls: {
    retrieveAssessments: ofLearner(({ classId }) => ({ filter: { class_id: classId } }), 'not_found'),
    retrieveGrades: ofLearner(({ classId }) => ({ filter: { class_id: classId } }), 'not_found'),
    retrieveGradeChanges: ofLearner(({ classId }) => ({ filter: { class_id: classId } }), 'not_found'),
    createAssessment: ofOwner(
      one(({ classId }) => ({ class_id: classId, title: 'Exercício 1' })),
      'not_found',
    ),
    updateAssessment: ofOwner(
      one(() => ({ id: 999_999, title: 'Exercício 1' })),
      'not_found',
    ),
    deleteAssessment: ofOwner(
      one(() => ({ id: 999_999 })),
      'not_found',
    ),
    recordGrades: ofOwner(
      one(({ classId, enrollmentId }) => ({
        class_id: classId,
        cells: [{ assessment_id: 999_999, enrollment_id: enrollmentId, grade: 12, version: 0 }],
      })),
      'not_found',
    ),
    publishGrades: ofOwner(
      one(({ classId }) => ({ class_id: classId })),
      'not_found',
    ),
  },
  raw: {
    'GET /classes/:id/grades-sheet/pdf': at(
      ofOwner(noForm, 'not_found'),
      ({ classId }) => `/classes/${classId}/grades-sheet/pdf`,
    ),
    'GET /classes/:id/grades-sheet/csv': at(
      ofOwner(noForm, 'not_found'),
      ({ classId }) => `/classes/${classId}/grades-sheet/csv`,
    ),
  },
});
