import { accessRowsOf, at, forAll, noForm, ofCaller, ofOwner, one } from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('timetable', {
  calls: {
    retrieveTimetable: ofOwner(({ enrollmentId }) => ({ filter: { enrollment_id: enrollmentId } })),
    retrieveTimetableFeeds: ofCaller(() => ({}), 'ok'),
    createTimetableFeed: ofOwner(one(({ enrollmentId }) => ({ enrollment_id: enrollmentId }))),
    deleteTimetableFeed: ofOwner(
      one(() => ({ id: 999_999 })),
      'not_found',
    ),
  },
  raw: {
    'GET /timetable/:token/lessons.ics': at(forAll(noForm, 'not_found'), () => '/timetable/unknown/lessons.ics'),
  },
});
