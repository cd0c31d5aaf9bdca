import { accessRowsOf, at, listOfOwner, noForm, ofCaller, ofOwner, one } from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('attendance', {
  calls: {
    retrieveAttendances: listOfOwner(({ enrollmentId }) => ({ enrollment_id: enrollmentId })),
    recordAttendance: ofOwner(
      one(({ classId, lessonId, enrollmentId }) => ({
        class_id: classId,
        changes: [{ lesson_id: lessonId, enrollment_id: enrollmentId, state: 'present', version: 0 }],
      })),
      'not_found',
    ),
    openCode: ofOwner(
      one(({ lessonId }) => ({ lesson_id: lessonId })),
      'not_found',
    ),
    closeCode: ofOwner(
      one(({ lessonId }) => ({ lesson_id: lessonId })),
      'not_found',
    ),
    checkIn: {
      ...ofCaller(one(({ classId }) => ({ class_id: classId, code: '4K7 92P', how: 'code' }))),
      stranger: 'check_in_not_enrolled',
    },
  },
  raw: {
    'GET /enrollments/:id/declaration': at(
      ofOwner(noForm, 'not_found'),
      ({ enrollmentId }) => `/enrollments/${enrollmentId}/declaration`,
    ),
    'GET /classes/:id/attendance-sheet/pdf': at(
      ofOwner(noForm, 'not_found'),
      ({ classId }) => `/classes/${classId}/attendance-sheet/pdf`,
    ),
    'GET /classes/:id/attendance-sheet/csv': at(
      ofOwner(noForm, 'not_found'),
      ({ classId }) => `/classes/${classId}/attendance-sheet/csv`,
    ),
  },
});
