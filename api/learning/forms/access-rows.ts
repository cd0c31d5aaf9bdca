import { accessRowsOf, at, form, forAll, forEditors, one, text, noForm } from '#api/shared/testing/access-row.ts';

const fields = [{ kind: 'text', key: 'name', label: text('Nome'), is_required: true, longest: 20 }];
const limits = { opens_at: null, closes_at: null, max_responses: null };
const content = { title: text('Inquérito'), intro: text('Para melhorar.'), fields, ...limits };
const kind = { type: 'satisfaction_survey', is_anonymous: true, course_id: null, assessment_id: null };
const submission = { token: 'x', submission_key: '00000000-0000-4000-8000-000000000000', answers: {} };

export const accessRows = accessRowsOf('forms', {
  calls: {
    retrieveForms: forEditors(() => ({})),
    retrieveFormSources: forEditors(() => ({})),
    createForm: forEditors(one(() => ({ ...content, ...kind }))),
    updateForm: forEditors(one(() => ({ id: 1, title: text('Outro') }))),
    publishForm: forEditors(one(() => ({ id: 1 }))),
    closeForm: forEditors(one(() => ({ id: 1 }))),
    sendForm: forEditors(one(({ classId }) => ({ id: 1, class_id: classId }))),
    openForm: forAll(() => ({ token: 'x' })),
    submitForm: forAll(
      one(() => submission),
      'form_link_invalid',
    ),
    retrieveResults: forEditors(() => ({ form_id: 1 })),
    retrieveResponses: forEditors(() => ({})),
  },
  raw: {
    'POST /forms/uploads': at(
      forAll(() => form({ field: 'cv', id: '00000000-0000-4000-8000-000000000000' }), 'form_link_invalid'),
      () => '/forms/uploads',
    ),
    'GET /forms/uploads/:upload_id': at(
      forEditors(noForm),
      () => '/forms/uploads/00000000-0000-4000-8000-000000000000',
    ),
  },
});
