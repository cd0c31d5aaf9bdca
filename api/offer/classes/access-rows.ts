import {
  accessRowsOf,
  at,
  forAll,
  forEditors,
  form,
  noForm,
  ofCaller,
  ofOwner,
  one,
} from '#api/shared/testing/access-row.ts';

const times = { starts_at: '2026-12-01T08:00:00Z', ends_at: '2026-12-01T10:00:00Z' };

const series = {
  weekdays: ['tue'],
  from: '09:00',
  to: '10:00',
  first_day: '2026-12-01',
  count: 1,
  skips_holidays: false,
};

export const accessRows = accessRowsOf('classes', {
  calls: {
    retrieveClasses: forAll(({ classId }) => ({ filter: { id: classId } })),
    retrieveWaitingEntries: ofCaller(() => ({}), 'ok'),
    joinWaitingList: ofCaller(one(({ classId }) => ({ class_id: classId }))),
    leaveWaitingList: ofCaller(one(({ classId }) => ({ class_id: classId }))),
    retrieveSeatOffers: ofCaller(() => ({}), 'ok'),
    declineSeatOffer: ofCaller(
      one(() => ({ id: 999_999 })),
      'not_found',
    ),
    retrieveCalendar: forAll(() => ({ filter: { tz: 'Africa/Luanda' } })),
    retrieveLessons: forAll(({ classId }) => ({ filter: { class_id: classId } })),
    retrieveLessonSources: forEditors(() => ({})),
    createLesson: ofOwner(
      one(({ classId }) => ({ class_id: classId, ...times })),
      'not_found',
    ),
    updateLesson: ofOwner(
      one(({ lessonId }) => ({ id: lessonId, sequence: 0, room: 'Sala 9' })),
      'not_found',
    ),
    cancelLesson: ofOwner(
      one(({ lessonId }) => ({ id: lessonId, reason: 'Feriado' })),
      'not_found',
    ),
    restoreLesson: ofOwner(
      one(({ lessonId }) => ({ id: lessonId })),
      'not_found',
    ),
    giveLesson: ofOwner(
      one(({ lessonId }) => ({ id: lessonId, summary: 'Introdução' })),
      'not_found',
    ),
    previewLessonSeries: forEditors(one(({ classId }) => ({ class_id: classId, ...series }))),
    createLessonSeries: forEditors(one(({ classId }) => ({ class_id: classId, ...series }))),
    retrieveRegulationSources: forEditors(() => ({})),
    updateRegulation: forEditors(one(() => ({ id: 999_999, name: 'Regulamento' }))),
    retrieveTrainers: forEditors(() => ({})),
    retrieveWaitingPersons: forEditors(() => ({})),
    removeWaitingPerson: forEditors(one(() => ({ id: 999_999 }))),
    retrieveClassSources: forEditors(() => ({})),
    createClass: forEditors(
      one(({ courseId }) => ({ code: 'N-1', type: 'online', tz: 'Africa/Luanda', course_id: courseId })),
    ),
    duplicateClass: forEditors(
      one(({ classId }) => ({ class_id: classId, code: 'N-2', first_day: null, has_lessons: true })),
    ),
    updateClass: forEditors(one(({ classId }) => ({ id: classId, venue: 'Sala 2' }))),
    closeClass: forEditors(one(({ classId }) => ({ id: classId }))),
    reopenClass: forEditors(one(({ classId }) => ({ id: classId }))),
    cancelClass: forEditors(one(({ classId }) => ({ id: classId, reason: 'Poucos' }))),
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
