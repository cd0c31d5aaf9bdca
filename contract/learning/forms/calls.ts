import { z } from 'zod';
import { AffectedItem, Id, ItemReference, Moment, localizedText } from '#contract/basics.ts';
import { bodyCommand, command, matches, retrieval, sourceRetrieval, versioned } from '#contract/shapes.ts';
import { FormAnswers, FormField, FormFields, OpenedField, RandomId } from './fields.ts';
import { fieldKinds, formStatuses, formTypes, openedStates } from './values.ts';

const Title = localizedText(200);
const Intro = localizedText(2_000);

export const FormClass = z
  .object({
    class_id: Id,
    code: z.string(),
    course_title: z.string(),
    sent: z.int().nonnegative().describe('Links that were sent.'),
    answered: z.int().nonnegative(),
  })
  .describe('A class that a form was sent to.');
export type FormClass = z.infer<typeof FormClass>;

export const Form = z.object({
  id: Id,
  type: z.enum(formTypes),
  status: z.enum(formStatuses),
  is_anonymous: z
    .boolean()
    .describe('Nobody, not even with the database, can tie an answer to a person. Only satisfaction surveys are.'),
  title: Title,
  intro: Intro,
  version: z.int().positive().describe('Counts the changes. A link stays with the version that it opened first.'),
  fields: z.array(FormField),
  course_id: Id.nullable().describe('Of a satisfaction survey: sent at the end of the classes of this course.'),
  is_default: z.boolean().describe('Sent at the end of the classes of every course that has no survey of its own.'),
  assessment_id: Id.nullable().describe('The assessment that an evaluation belongs to.'),
  opens_at: Moment.nullable(),
  closes_at: Moment.nullable(),
  max_responses: z.int().positive().nullable(),
  created_at: Moment,
  classes: z.array(FormClass).describe('Trainers see the classes that they teach.'),
});
export type Form = z.infer<typeof Form>;

export const FormFilter = z
  .strictObject({
    id: matches(Id),
    type: matches(z.enum(formTypes)),
    status: matches(z.enum(formStatuses)),
    course_id: matches(Id),
  })
  .partial();
export type FormFilter = z.infer<typeof FormFilter>;

const content = {
  title: Title,
  intro: Intro,
  fields: FormFields,
  opens_at: Moment.nullable(),
  closes_at: Moment.nullable(),
  max_responses: z.int().min(1).max(1_000_000).nullable(),
};

export const EditableForm = z.strictObject(content);

export const NewForm = z.strictObject({
  ...content,
  type: z.enum(formTypes),
  is_anonymous: z.boolean(),
  course_id: Id.nullable(),
  assessment_id: Id.nullable(),
});
export type NewForm = z.infer<typeof NewForm>;

export const FormChange = z
  .strictObject({ id: Id, ...content })
  .partial()
  .required({ id: true });
export type FormChange = z.infer<typeof FormChange>;

export const SentForm = z.object({ form_id: Id, class_id: Id, sent: z.int().nonnegative() });
export type SentForm = z.infer<typeof SentForm>;

const Token = z.string().min(1).max(100).describe('The secret part of the address `/forms/{token}`.');

export const OpenedForm = z.object({
  state: z.enum(openedStates),
  title: z.string().nullable().describe('Null for `invalid`.'),
  closes_at: Moment.nullable().describe('When the link stops opening the form, or stopped.'),
  form: z
    .object({
      type: z.enum(formTypes),
      is_anonymous: z.boolean(),
      intro: z.string(),
      course_title: z.string(),
      class_code: z.string(),
      partner: z.string().nullable(),
      fields: z.array(OpenedField),
    })
    .nullable()
    .describe('Only while `state` is `open`.'),
});
export type OpenedForm = z.infer<typeof OpenedForm>;

export const FormSubmission = z.strictObject({
  token: Token,
  submission_key: RandomId.describe('Random, and the same for every attempt to send the same answers.'),
  answers: FormAnswers,
});
export type FormSubmission = z.infer<typeof FormSubmission>;

export const SubmittedForm = z.object({ state: z.literal('submitted') });

export const FieldResult = z.object({
  key: z.string(),
  kind: z.enum(fieldKinds),
  label: z.string(),
  answered: z.int().nonnegative(),
  counts: z
    .array(z.object({ value: z.string(), label: z.string(), count: z.int().nonnegative() }))
    .describe('Of choices and scales, in their order.'),
  average: z.number().nullable().describe('Of scales and numbers.'),
  texts: z.array(z.string()).describe('What was written, in no order of time: at most 200.'),
  files: z.array(z.object({ id: RandomId, name: z.string() })).describe('At `GET /forms/uploads/{id}`.'),
});
export type FieldResult = z.infer<typeof FieldResult>;

export const FormResults = z.object({
  form_id: Id,
  type: z.enum(formTypes),
  status: z.enum(formStatuses),
  is_anonymous: z.boolean(),
  title: z.string(),
  class_id: Id.nullable(),
  sent: z.int().nonnegative(),
  answered: z.int().nonnegative(),
  counted: z.int().nonnegative().describe('The responses that the results count.'),
  is_suppressed: z.boolean().describe('There are responses, but too few of any class to show them.'),
  fields: z.array(FieldResult),
});
export type FormResults = z.infer<typeof FormResults>;

export const FormResponse = z.object({
  id: RandomId,
  form_id: Id,
  class_id: Id,
  person: z.object({ id: Id, name: z.string() }),
  submitted_at: Moment,
  answers: FormAnswers,
});
export type FormResponse = z.infer<typeof FormResponse>;

const claim = 'forms.edit';
const edits = { edits: 'forms', claim };
const editing = ['not_signed_in', 'not_allowed', 'not_found'] as const;
const changing = [...editing, 'changed_meanwhile', 'invalid_transition'] as const;

export const forms = {
  retrieveForms: retrieval('/forms', {
    summary: 'List forms with the classes that they were sent to',
    description:
      'Needs the claim `forms.read`. All with `forms.edit`, else those sent to classes that you teach. Newest first.',
    claim: 'forms.read',
    filter: FormFilter,
    result: Form,
    sort: ['created_at'],
    refuses: ['not_signed_in', 'not_allowed'],
  }),
  retrieveFormSources: sourceRetrieval('/forms', {
    summary: 'Read forms as editors write them',
    claim,
    fields: EditableForm,
    shown: Form.pick({
      type: true,
      status: true,
      is_anonymous: true,
      course_id: true,
      is_default: true,
      assessment_id: true,
      created_at: true,
    }).shape,
    filter: {
      ...FormFilter.omit({ id: true }).shape,
      search: z.string().max(200).describe('Part of a title, in any language.'),
    },
    sort: ['title', 'type', 'status', 'created_at'],
  }),
  createForm: command('POST', '/forms/create', {
    ...edits,
    summary: 'Create a form',
    description: 'Needs the claim `forms.edit`. A draft, until it is published.',
    data: NewForm,
    result: Form,
    refuses: [...editing, 'form_field_wrong', 'form_never_anonymous', 'form_closes_before'],
  }),
  updateForm: command('PUT', '/forms', {
    ...edits,
    summary: 'Change a form',
    description:
      'Needs the claim `forms.edit`. Links that opened an earlier version stay with it. Of a title and an introduction it changes only the given languages; an empty one removes its language. A field keeps its kind, so that its answers can be counted together.',
    data: versioned(FormChange),
    result: Form,
    refuses: [...changing, 'form_field_wrong', 'form_closes_before'],
  }),
  publishForm: command('PUT', '/forms/publish', {
    ...edits,
    summary: 'Open a form for answers',
    data: ItemReference,
    result: AffectedItem,
    refuses: changing,
  }),
  closeForm: command('PUT', '/forms/close', {
    ...edits,
    summary: 'Close a form',
    description: 'For good. Its links expire.',
    data: ItemReference,
    result: AffectedItem,
    refuses: changing,
  }),
  sendForm: command('PUT', '/forms/send', {
    summary: 'Send a form to the participants of a class',
    description:
      'To everyone enrolled, by notification and email, as each has chosen. Idempotent: nobody gets a second link.',
    claim: 'forms.edit',
    data: z.strictObject({ id: Id, class_id: Id }),
    result: SentForm,
    refuses: [...editing, 'form_not_open'],
  }),

  openForm: bodyCommand('POST', '/forms/open', {
    summary: 'Open a form by its link',
    description: 'Open to anyone with the token of a link. The first time fixes the version of the form.',
    body: z.strictObject({ token: Token }),
    result: OpenedForm,
    secret: true,
    refuses: ['too_many_requests'],
  }),
  submitForm: command('POST', '/forms/submit', {
    summary: 'Submit the answers to a form',
    description:
      'Open to anyone with the token of a link, once. Repeating it with the same `submission_key` answers alike. Answers to hidden fields are dropped.',
    data: FormSubmission,
    result: SubmittedForm,
    secret: true,
    refuses: [
      'too_many_requests',
      'form_link_invalid',
      'form_expired',
      'form_already_answered',
      'answer_missing',
      'answer_too_long',
      'answer_not_a_number',
      'answer_too_precise',
      'answer_out_of_range',
      'answer_unknown_choice',
      'answer_too_many_choices',
      'answer_not_a_date',
      'answer_date_out_of_range',
      'answer_not_a_file',
      'answer_unknown_field',
    ],
  }),

  retrieveResults: bodyCommand('POST', '/forms/results', {
    summary: 'Retrieve the results of a form',
    claim: 'forms.read',
    reads: true,
    description:
      'Needs the claim `forms.read`: all with `forms.edit`, else of classes that you teach. Of an anonymous form, the responses of a class count in groups of at least five, and what is left counts when the form is closed; a class with fewer never counts, so that no two results differ by fewer than five people of a class while it is open.',
    body: z.strictObject({ form_id: Id, class_id: Id.optional() }),
    result: FormResults,
    refuses: editing,
  }),
  retrieveResponses: retrieval('/forms/responses', {
    summary: 'List the responses to forms that are not anonymous',
    description:
      'Responses with the persons who gave them; an anonymous form has none. Rights as for the results. Newest first.',
    claim: 'forms.read',
    filter: z.strictObject({ form_id: matches(Id), class_id: matches(Id), person_id: matches(Id) }).partial(),
    result: FormResponse,
    refuses: ['not_signed_in', 'not_allowed'],
  }),
};
