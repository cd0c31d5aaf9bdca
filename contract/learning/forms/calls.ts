import { z } from 'zod';
import { AffectedItem, Id, ItemReference, Moment, localizedText } from '#contract/basics.ts';
import { bodyCommand, command, matches, retrieval } from '#contract/shapes.ts';
import { FormAnswers, FormField, FormFields, OpenedField, RandomId } from './fields.ts';
import { fieldKinds, formStatuses, formTypes, openedStates } from './values.ts';

const Title = localizedText(200);
const Intro = localizedText(2_000);

/** A class that a form was sent to. */
export const FormClass = z.object({
  class_id: Id,
  code: z.string(),
  course_title: z.string(),
  /** Links that were sent. */
  sent: z.int().nonnegative(),
  answered: z.int().nonnegative(),
});
export type FormClass = z.infer<typeof FormClass>;

export const Form = z.object({
  id: Id,
  type: z.enum(formTypes),
  status: z.enum(formStatuses),
  /** Nobody, not even with the database, can tie an answer to a person. Only satisfaction surveys are. */
  is_anonymous: z.boolean(),
  title: Title,
  intro: Intro,
  /** Counts the changes. A link stays with the version that it opened first. */
  version: z.int().positive(),
  fields: z.array(FormField),
  /** Of a satisfaction survey: sent at the end of the classes of this course. */
  course_id: Id.nullable(),
  /** Sent at the end of the classes of every course that has no survey of its own. */
  is_default: z.boolean(),
  /** The assessment that an evaluation belongs to. */
  assessment_id: Id.nullable(),
  opens_at: Moment.nullable(),
  closes_at: Moment.nullable(),
  max_responses: z.int().positive().nullable(),
  created_at: Moment,
  /** Trainers see the classes that they teach. */
  classes: z.array(FormClass),
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

/** The secret part of the address `/forms/{token}`. */
const Token = z.string().min(1).max(100);

export const OpenedForm = z.object({
  state: z.enum(openedStates),
  /** Null for `invalid`. */
  title: z.string().nullable(),
  /** When the link stops opening the form, or stopped. */
  closes_at: Moment.nullable(),
  /** Only while `state` is `open`. */
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
    .nullable(),
});
export type OpenedForm = z.infer<typeof OpenedForm>;

export const FormSubmission = z.strictObject({
  token: Token,
  /** Random, and the same for every attempt to send the same answers. */
  submission_key: RandomId,
  answers: FormAnswers,
});
export type FormSubmission = z.infer<typeof FormSubmission>;

export const SubmittedForm = z.object({ state: z.literal('submitted') });

export const FieldResult = z.object({
  key: z.string(),
  kind: z.enum(fieldKinds),
  label: z.string(),
  answered: z.int().nonnegative(),
  /** Of choices and scales, in their order. */
  counts: z.array(z.object({ value: z.string(), label: z.string(), count: z.int().nonnegative() })),
  /** Of scales and numbers. */
  average: z.number().nullable(),
  /** What was written, in no order of time: at most 200. */
  texts: z.array(z.string()),
  /** At `GET /forms/uploads/{id}`. */
  files: z.array(z.object({ id: RandomId, name: z.string() })),
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
  /** The responses that the results count. */
  counted: z.int().nonnegative(),
  /** There are responses, but too few of any class to show them. */
  is_suppressed: z.boolean(),
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

const editing = ['not_signed_in', 'not_allowed', 'not_found'] as const;

export const forms = {
  /** Needs the claim `forms.read`. All with `forms.edit`, else those sent to classes that you teach. Newest first. */
  retrieveForms: retrieval('/forms', {
    summary: 'List forms with the classes that they were sent to',
    filter: FormFilter,
    result: Form,
    sort: ['created_at'],
    refuses: ['not_signed_in', 'not_allowed'],
  }),
  /** Needs the claim `forms.edit`. A draft, until it is published. */
  createForm: command('POST', '/forms/create', {
    summary: 'Create a form',
    data: NewForm,
    result: Form,
    refuses: [...editing, 'form_field_wrong', 'form_never_anonymous', 'form_closes_before'],
  }),
  /**
   * Needs the claim `forms.edit`. Links that opened an earlier version stay with it. A field keeps its kind, so that its
   * answers can be counted together.
   */
  updateForm: command('PUT', '/forms', {
    summary: 'Change a form',
    data: FormChange,
    result: Form,
    refuses: [...editing, 'form_field_wrong', 'form_closes_before', 'invalid_transition'],
  }),
  publishForm: command('PUT', '/forms/publish', {
    summary: 'Open a form for answers',
    data: ItemReference,
    result: AffectedItem,
    refuses: [...editing, 'invalid_transition'],
  }),
  /** For good. Its links expire. */
  closeForm: command('PUT', '/forms/close', {
    summary: 'Close a form',
    data: ItemReference,
    result: AffectedItem,
    refuses: [...editing, 'invalid_transition'],
  }),
  /** To everyone enrolled, by notification and email, as each has chosen. Idempotent: nobody gets a second link. */
  sendForm: command('PUT', '/forms/send', {
    summary: 'Send a form to the participants of a class',
    data: z.strictObject({ id: Id, class_id: Id }),
    result: SentForm,
    refuses: [...editing, 'form_not_open'],
  }),

  /** Open to anyone with the token of a link. The first time fixes the version of the form. */
  openForm: bodyCommand('POST', '/forms/open', {
    summary: 'Open a form by its link',
    body: z.strictObject({ token: Token }),
    result: OpenedForm,
    secret: true,
    refuses: ['too_many_requests'],
  }),
  /**
   * Open to anyone with the token of a link, once. Repeating it with the same `submission_key` answers alike. Answers to
   * hidden fields are dropped.
   */
  submitForm: command('POST', '/forms/submit', {
    summary: 'Submit the answers to a form',
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

  /**
   * Needs the claim `forms.read`: all with `forms.edit`, else of classes that you teach. Of an anonymous form, the
   * responses of a class count in groups of at least five, and what is left counts when the form is closed; a class with
   * fewer never counts, so that no two results differ by fewer than five people of a class while it is open.
   */
  retrieveResults: bodyCommand('POST', '/forms/results', {
    summary: 'Retrieve the results of a form',
    reads: true,
    body: z.strictObject({ form_id: Id, class_id: Id.optional() }),
    result: FormResults,
    refuses: editing,
  }),
  /** Responses with the persons who gave them; an anonymous form has none. Rights as for the results. Newest first. */
  retrieveResponses: retrieval('/forms/responses', {
    summary: 'List the responses to forms that are not anonymous',
    filter: z.strictObject({ form_id: matches(Id), class_id: matches(Id), person_id: matches(Id) }).partial(),
    result: FormResponse,
    refuses: ['not_signed_in', 'not_allowed'],
  }),
};
