import {
  accessRowsOf,
  at,
  forAll,
  forEditors,
  form,
  noForm,
  ofLearner,
  ofOwner,
  one,
  text,
} from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('learning', {
  calls: {
    retrieveModules: forAll(({ learntCourseId }) => ({ filter: { course_id: learntCourseId } })),
    retrieveModuleSources: forEditors(() => ({})),
    createModule: forEditors(one(({ learntCourseId }) => ({ course_id: learntCourseId, title: text('Novo') }))),
    updateModule: forEditors(one(({ moduleId }) => ({ id: moduleId, position: 2 }))),
    deleteModule: forEditors(one(({ moduleId }) => ({ id: moduleId }))),
    restoreModule: forEditors(one(({ moduleId }) => ({ id: moduleId }))),
    retrieveContentSources: forEditors(() => ({})),
    createContent: forEditors(
      one(({ moduleId }) => ({ module_id: moduleId, type: 'text', title: text('Novo'), body: text('Olá') })),
    ),
    updateContent: forEditors(one(({ contentId }) => ({ id: contentId, position: 2 }))),
    deleteContent: forEditors(one(({ contentId }) => ({ id: contentId }))),
    restoreContent: forEditors(one(({ contentId }) => ({ id: contentId }))),
    openContent: ofLearner(
      one(({ contentId, enrollmentId }) => ({ content_id: contentId, enrollment_id: enrollmentId })),
    ),
    saveProgress: ofLearner(
      one(({ contentId, enrollmentId }) => ({ content_id: contentId, enrollment_id: enrollmentId, opened: true })),
    ),
    launchSco: ofLearner(
      one(({ scormContentId, enrollmentId }) => ({ content_id: scormContentId, enrollment_id: enrollmentId })),
    ),
    commitScorm: forAll(
      () => ({ launch_token: 'x'.repeat(40), revision: 1, cmi: { core: {}, suspend_data: '' } }),
      'scorm_launch_expired',
    ),
    retrieveScormResults: ofOwner(({ classId }) => ({ filter: { class_id: classId } }), 'not_found'),
  },
  raw: {
    'POST /content-files/create': at(
      forEditors(() => form()),
      () => '/content-files/create?kind=picture&name=a.png',
    ),
    'POST /scorm-packages/create': at(
      forEditors(() => form()),
      () => '/scorm-packages/create',
    ),
    'GET /scorm-results/:id/csv': at(ofOwner(noForm, 'not_found'), ({ classId }) => `/scorm-results/${classId}/csv`),
  },
});
