import { accessRowsOf, at, forAll, forEditors, form, noForm, ofCaller, one } from '#api/shared/access-row.ts';

export const accessRows = accessRowsOf('classes', {
  calls: {
    retrieveClasses: forAll(({ classId }) => ({ filter: { id: classId } })),
    retrieveWaitingEntries: ofCaller(() => ({}), 'ok'),
    joinWaitingList: ofCaller(one(({ classId }) => ({ class_id: classId }))),
    leaveWaitingList: ofCaller(one(({ classId }) => ({ class_id: classId }))),
    retrieveCalendar: forAll(() => ({ filter: { tz: 'Africa/Luanda' } })),
    createClass: forEditors(
      one(({ courseId }) => ({ code: 'N-1', type: 'online', tz: 'Africa/Luanda', course_id: courseId })),
    ),
    updateClass: forEditors(one(({ classId }) => ({ id: classId, venue: 'Sala 2' }))),
    closeClass: forEditors(one(({ classId }) => ({ id: classId }))),
    reopenClass: forEditors(one(({ classId }) => ({ id: classId }))),
    cancelClass: forEditors(one(({ classId }) => ({ id: classId, reason: 'Poucos' }))),
    concludeClass: forEditors(one(({ classId }) => ({ id: classId }))),
  },
  raw: {
    'POST /regulations/create': at(
      forEditors(() => form()),
      () => '/regulations/create',
    ),
    'GET /classes/:id/regulation': at(forAll(noForm), ({ classId }) => `/classes/${classId}/regulation`),
    'GET /classes/calendar.ics': at(forAll(noForm), () => '/classes/calendar.ics?lang=pt-AO'),
  },
});
