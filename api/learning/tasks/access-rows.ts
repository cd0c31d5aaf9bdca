import {
  accessRowsOf,
  at,
  form,
  forEditors,
  listOfOwner,
  noForm,
  ofLearner,
  ofOwner,
  one,
  type Row,
} from '#api/shared/testing/access-row.ts';

/** The content of the owner is a text, not a task. */
function atNone(body: Row['body']): Row {
  return ofLearner(body, 'not_found');
}

export const accessRows = accessRowsOf('tasks', {
  calls: {
    retrieveTaskSources: forEditors(() => ({})),
    setTask: forEditors(
      one(({ contentId }) => ({ content_id: contentId, takes_text: true, takes_files: true, due_days: 7 })),
    ),
    openTask: atNone(one(({ contentId, enrollmentId }) => ({ content_id: contentId, enrollment_id: enrollmentId }))),
    handIn: atNone(
      one(({ contentId, enrollmentId }) => ({
        content_id: contentId,
        enrollment_id: enrollmentId,
        text: 'Feito',
        file_ids: [],
        version: 0,
      })),
    ),
    deleteHandInFile: ofOwner(
      one(() => ({ id: 999_999 })),
      'not_found',
    ),
    retrieveHandIns: listOfOwner(({ enrollmentId }) => ({ enrollment_id: enrollmentId })),
    reviewHandIn: ofOwner(
      one(() => ({ id: 999_999, version: 1, verdict: 'accept', feedback: '', grade: null })),
      'not_found',
    ),
  },
  raw: {
    'POST /hand-in-files/upload': at(
      {
        ...atNone(({ contentId, enrollmentId }) => form({ content_id: contentId, enrollment_id: enrollmentId })),
        stranger: 'not_allowed',
      },
      () => '/hand-in-files/upload',
    ),
    'GET /hand-in-files/:id': at(ofOwner(noForm, 'not_found'), () => '/hand-in-files/999999'),
  },
});
