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

/** The content of the owner is a text, not an assessment. */
function atNone(body: Row['body']): Row {
  return ofLearner(body, 'not_found');
}

const rules = {
  type: 'other',
  time_limit_minutes: null,
  attempts_allowed: 3,
  policy: 'best',
  pass_mark: 50,
  feedback_rule: 'never',
  is_shuffled: false,
  pools: [],
  questions: [],
  source_content_id: null,
};
const unknown = 999_999;

export const accessRows = accessRowsOf('assessments', {
  calls: {
    retrieveAssessmentSources: forEditors(() => ({})),
    setAssessment: forEditors(one(({ contentId }) => ({ ...rules, content_id: contentId }))),
    openAssessment: atNone(
      one(({ contentId, enrollmentId }) => ({ content_id: contentId, enrollment_id: enrollmentId })),
    ),
    startAttempt: atNone(
      one(({ contentId, enrollmentId }) => ({ content_id: contentId, enrollment_id: enrollmentId })),
    ),
    openAttempt: ofOwner(
      one(() => ({ id: unknown })),
      'not_found',
    ),
    saveAnswer: ofOwner(
      one(() => ({ attempt_id: unknown, question_id: 'q1', revision: 1, value: 'a' })),
      'not_found',
    ),
    submitAttempt: ofOwner(
      one(() => ({ id: unknown })),
      'not_found',
    ),
    retrieveAttempts: listOfOwner(({ enrollmentId }) => ({ enrollment_id: enrollmentId })),
    gradeAnswers: ofOwner(
      one(() => ({
        id: unknown,
        version: 1,
        answers: [{ question_id: 'q1', rubric: null, points: 1, comment: '' }],
      })),
      'not_found',
    ),
    enterMark: ofOwner(
      one(({ contentId, enrollmentId }) => ({
        content_id: contentId,
        enrollment_id: enrollmentId,
        grade: 12,
        version: 0,
      })),
      'not_found',
    ),
    setExtraTime: ofOwner(
      one(({ enrollmentId }) => ({ enrollment_id: enrollmentId, percent: 25 })),
      'not_found',
    ),
    retrieveClassAssessments: ofOwner(({ classId }) => ({ filter: { class_id: classId } }), 'not_found'),
    retrieveExtraTimes: ofOwner(({ classId }) => ({ filter: { class_id: classId } }), 'not_found'),
  },
  raw: {
    'POST /attempt-files/upload': at(
      { ...ofOwner(() => form({ attempt_id: unknown, question_id: 'q1' }), 'not_found'), stranger: 'not_allowed' },
      () => '/attempt-files/upload',
    ),
    'GET /attempt-files/:id': at(ofOwner(noForm, 'not_found'), () => '/attempt-files/999999'),
  },
});
