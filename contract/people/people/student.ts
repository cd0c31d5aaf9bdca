import { z } from 'zod';
import { countryCodes } from './values.ts';
import { documentStatuses, earliestYear, qualificationLevels, studentCategories } from './student-values.ts';
import { AffectedItem, Id, ItemReference, Moment } from '#contract/basics.ts';
import { command, matches, retrieval, whileWaiting } from '#contract/shapes.ts';

export const StudentDocument = z.object({
  id: Id,
  person_id: Id,
  category: z.enum(studentCategories),
  title: z.string().nullable().describe('Only of category `outros`.'),
  qualification_id: Id.nullable().describe(
    'The qualification that it certifies; only of category `qualifications-certificate`.',
  ),
  file_name: z.string(),
  mime: z.string(),
  byte_size: z.int().nonnegative(),
  status: z
    .enum(documentStatuses)
    .nullable()
    .describe('Null for documents that need no review: the curriculum vitae and `outros`.'),
  status_at: Moment.nullable(),
  rejected_reason: z.string().nullable(),
  created_at: Moment,
});
export type StudentDocument = z.infer<typeof StudentDocument>;

export const DocumentFilter = z
  .strictObject({
    id: matches(Id),
    person_id: matches(Id),
    category: matches(z.enum(studentCategories)),
    status: matches(z.enum(documentStatuses)),
    qualification_id: matches(Id),
  })
  .partial();
export type DocumentFilter = z.infer<typeof DocumentFilter>;

const Year = z.int().min(earliestYear).max(2100);
const Words = z.string().trim().min(1).max(200);

export const NewQualification = z.strictObject({
  level: z.enum(qualificationLevels),
  field: Words,
  institution: Words,
  country: z.enum(countryCodes).describe('ISO 3166-1 alpha-2.'),
  from_year: Year.nullable().default(null),
  to_year: Year.nullable().default(null),
  is_concluded: z.boolean(),
});
export type NewQualification = z.output<typeof NewQualification>;

export const Qualification = z.object({
  id: Id,
  person_id: Id,
  level: z.enum(qualificationLevels),
  field: z.string(),
  institution: z.string(),
  country: z.string(),
  from_year: z.int().nullable(),
  to_year: z.int().nullable(),
  is_concluded: z.boolean(),
});
export type Qualification = z.infer<typeof Qualification>;

export const QualificationFilter = z.strictObject({ id: matches(Id), person_id: matches(Id) }).partial();
export type QualificationFilter = z.infer<typeof QualificationFilter>;

const DocumentReference = whileWaiting(ItemReference);
export type DocumentReference = z.infer<typeof DocumentReference>;
const DocumentRejection = whileWaiting(z.strictObject({ id: Id, reason: z.string().trim().min(1).max(300) }));
export type DocumentRejection = z.infer<typeof DocumentRejection>;

const reviewing = ['not_signed_in', 'not_allowed', 'not_found', 'invalid_transition'] as const;

/**
 * The student record. Files are uploaded by `POST /student-documents/upload` (multipart: `category`, `file`, and
 * `title` or `qualification_id` where the category needs it) and downloaded by `GET /student-documents/:id/file`.
 */
export const student = {
  retrieveQualifications: retrieval('/qualifications', {
    summary: 'List qualifications',
    description: "Your own; with the claim `users.read`, everyone's. Newest first.",
    claim: 'users.read',
    filter: QualificationFilter,
    result: Qualification,
    sort: ['id', 'to_year'],
    refuses: ['not_signed_in'],
  }),
  createQualification: command('POST', '/qualifications/create', {
    summary: 'Add a qualification',
    data: NewQualification,
    result: Qualification,
    refuses: ['not_signed_in', 'years_turned_round', 'year_ahead', 'too_many_entries'],
  }),
  updateQualification: command('PUT', '/qualifications', {
    summary: 'Change a qualification',
    description: "The id of someone else's qualification is not found.",
    data: NewQualification.extend({ id: Id }),
    result: Qualification,
    refuses: ['not_signed_in', 'not_found', 'years_turned_round', 'year_ahead'],
  }),
  deleteQualification: command('PUT', '/qualifications/delete', {
    summary: 'Remove a qualification',
    description: 'Its certificate is removed with it.',
    data: ItemReference,
    result: AffectedItem,
    refuses: ['not_signed_in', 'not_found'],
  }),
  retrieveStudentDocuments: retrieval('/student-documents', {
    summary: 'List student documents',
    description: "Your own current ones; with the claim `users.read`, everyone's. Newest first.",
    claim: 'users.read',
    filter: DocumentFilter,
    result: StudentDocument,
    sort: ['id', 'created_at'],
    refuses: ['not_signed_in'],
  }),
  deleteStudentDocument: command('PUT', '/student-documents/delete', {
    summary: 'Remove a student document',
    data: ItemReference,
    result: AffectedItem,
    refuses: ['not_signed_in', 'not_found'],
  }),
  acceptStudentDocument: command('PUT', '/student-documents/accept', {
    summary: 'Accept a student document',
    description: 'Needs the claim `enrollments.edit`. The owner is notified by email.',
    claim: 'enrollments.edit',
    data: DocumentReference,
    result: StudentDocument,
    refuses: [...reviewing],
  }),
  rejectStudentDocument: command('PUT', '/student-documents/reject', {
    summary: 'Reject a student document',
    description: 'Needs the claim `enrollments.edit`. The owner reads the reason, also by email.',
    claim: 'enrollments.edit',
    data: DocumentRejection,
    result: StudentDocument,
    refuses: [...reviewing],
  }),
};
