import { z } from 'zod';
import { Day, Id, ItemWithReason, Moment } from '#contract/basics.ts';
import { CertificateType, CourseType } from '#contract/offer/catalogue/calls.ts';
import { bodyCommand, command, matches, retrieval } from '#contract/shapes.ts';
import { certificateStates } from './values.ts';

export const certificateStatuses = ['issued', 'revoked', 'replaced'] as const;

export const checkAnswers = ['valid', 'revoked', 'replaced', 'expired', 'unknown'] as const;

export const CertificateStatus = z.enum(certificateStatuses);
export type CertificateStatus = z.infer<typeof CertificateStatus>;

export const Printed = z
  .object({
    number: z.string(),
    type: CertificateType,
    course_title: z.string(),
    modality: CourseType,
    hours: z.number().nullable(),
    starts_on: Day.nullable().describe(
      "In the time zone of the class. For self-paced courses, the person's first and last day.",
    ),
    ends_on: Day.nullable(),
    issuer: z.object({
      name: z.string(),
      licence: z.string().nullable(),
      signatory: z
        .object({ name: z.string(), role: z.string() })
        .nullable()
        .describe('Who signs for the issuer, as on the certificate; the role is empty where none is printed.'),
    }),
    issued_on: Day.describe('The day of issue in the time zone of the class.'),
    valid_until: Moment.nullable(),
  })
  .describe('The printed content, in the language of the request where an editor wrote it in several.');

export const Certificate = Printed.extend({
  id: Id,
  status: CertificateStatus,
  status_at: Moment,
  is_expired: z.boolean(),
  revoked_reason: z.string().nullable(),
  replaced_by: z.string().nullable().describe('The number of the certificate that replaces it.'),
  holder_name: z.string(),
  class_code: z.string(),
  grade: z.number().nullable().describe('From 0 to 20.'),
  check_url: z.url().describe('The public address to verify it, which its QR code contains.'),
  show_name: z.boolean(),
  show_grade: z.boolean(),
});
export type Certificate = z.infer<typeof Certificate>;

export const CertificateFilter = z
  .strictObject({
    id: matches(Id),
    number: matches(z.string().max(60)),
    type: matches(CertificateType),
    status: matches(CertificateStatus),
    person_id: matches(Id),
    enrollment_id: matches(Id),
  })
  .partial();
export type CertificateFilter = z.infer<typeof CertificateFilter>;

export const CertificateQuestion = z
  .strictObject({
    token: z.string().trim().min(1).max(100),
    number: z.string().trim().min(1).max(60),
    last4_document: z
      .string()
      .trim()
      .length(4)
      .describe("The last four characters of the holder's document; if they match, the answer has the full name."),
  })
  .partial()
  .refine(({ token, number, last4_document }) => (token ? !number && !last4_document : Boolean(number)), {
    path: ['number'],
  })
  .meta({ examples: [{ number: 'MST-2026-000123', last4_document: 'A041' }] });
export type CertificateQuestion = z.infer<typeof CertificateQuestion>;

export const CheckedCertificate = Printed.extend({
  status_at: Moment,
  holder_name: z.string().describe('«A*** S****», or in full if the holder allows it or `last4_document` matches.'),
  is_name_whole: z.boolean(),
  grade: z.number().nullable().describe('From 0 to 20; null unless the holder allows it.'),
});

export const CertificateCheck = z.object({
  answer: z.enum(checkAnswers),
  checked_at: Moment,
  certificate: CheckedCertificate.nullable().describe('Null for an unknown certificate.'),
});
export type CertificateCheck = z.infer<typeof CertificateCheck>;

export const OrganizationCertificate = Printed.extend({
  id: Id,
  status: CertificateStatus,
  is_expired: z.boolean(),
  course_id: Id,
  affiliation_id: Id.describe('Of the holder.'),
  holder_name: z.string(),
  department: z.string().describe('Empty without one.'),
  has_left: z.boolean().describe('The holder left the organization.'),
}).describe(
  'What an organization sees of a certificate that it ordered. The day of birth and the document are on the PDF alone.',
);
export type OrganizationCertificate = z.infer<typeof OrganizationCertificate>;

export const OrganizationCertificateFilter = z
  .strictObject({
    organization_id: Id,
    search: z.string().max(100).describe('Parts of a name, a course or a number, ignoring case and accents.'),
    state: z.union([
      z.enum(certificateStates),
      z.array(z.enum(certificateStates)).min(1).max(certificateStates.length),
    ]),
    affiliation_id: Id,
    course_id: Id,
    expires_within_days: z.int().min(1).max(3650).describe('Standing certificates that expire within so many days.'),
    department: z.string().max(80),
  })
  .partial();
export type OrganizationCertificateFilter = z.infer<typeof OrganizationCertificateFilter>;

export const CertifiedCourse = z.object({
  course_id: Id,
  title: z.string(),
  certificates: z.int().nonnegative().describe('Of any state.'),
});
export type CertifiedCourse = z.infer<typeof CertifiedCourse>;

const holding = ['not_signed_in', 'not_found'] as const;
const storing = ['not_signed_in', 'not_allowed', 'not_found', 'invalid_transition'] as const;

export const certificates = {
  retrieveCertificates: retrieval('/certificates', {
    summary: 'List certificates',
    description: 'Your own; with the claim `certificates.revoke`, all. Newest first.',
    claim: 'certificates.revoke',
    filter: CertificateFilter,
    result: Certificate,
    sort: ['issued_at', 'number'],
    refuses: ['not_signed_in'],
  }),
  retrieveOrganizationCertificates: retrieval('/organizations/certificates', {
    summary: 'List the certificates of an organization',
    description:
      'Those of trainings that the organization ordered for people who belonged to it then; `organization_id` is required. What was issued after a person left is not listed. The first to expire come first. Needs the right `training.read` in it.',
    claim: 'organizations.read',
    filter: OrganizationCertificateFilter,
    result: OrganizationCertificate,
    sort: ['issued_at', 'valid_until', 'number', 'holder_name', 'course_title', 'department'],
    refuses: ['not_signed_in', 'not_found', 'not_allowed'],
  }),
  retrieveCertifiedCourses: retrieval('/organizations/certified-courses', {
    summary: 'List the courses of the certificates of an organization',
    description: 'For the filter of the list. Rights as there.',
    claim: 'organizations.read',
    filter: z.strictObject({ organization_id: Id }),
    result: CertifiedCourse,
    refuses: ['not_signed_in', 'not_found', 'not_allowed'],
  }),
  retrieveCheck: bodyCommand('POST', '/certificates/validate', {
    summary: 'Verify a certificate',
    reads: true,
    description:
      'By `token` or by `number`. Open to anyone, at most twenty times a minute from one network address. After five wrong ends of the document on one day, `document_tries_over` is the answer until the next; without `last4_document` the certificate is verified as before.',
    body: CertificateQuestion,
    result: CertificateCheck,
    refuses: ['too_many_requests', 'document_tries_over'],
  }),
  revokeCertificate: command('PUT', '/certificates/revoke', {
    summary: 'Revoke a certificate',
    claim: 'certificates.revoke',
    data: ItemWithReason,
    result: Certificate,
    refuses: [...storing],
  }),
  replaceCertificate: command('PUT', '/certificates/replace', {
    summary: 'Replace a certificate',
    description: 'Issues a certificate with current data and a new number; verifying the old one answers `replaced`.',
    claim: 'certificates.revoke',
    data: ItemWithReason,
    result: Certificate,
    refuses: [...storing, 'no_certificate_due'],
  }),
  showName: command('PUT', '/certificates/show-name', {
    summary: 'Show or hide the full name when a certificate is verified',
    data: z.strictObject({ id: Id, show_name: z.boolean() }),
    result: Certificate,
    refuses: [...holding],
  }),
  showGrade: command('PUT', '/certificates/show-grade', {
    summary: 'Show or hide the grade when a certificate is verified',
    data: z.strictObject({ id: Id, show_grade: z.boolean() }),
    result: Certificate,
    refuses: [...holding],
  }),
};
