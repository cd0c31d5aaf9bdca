import { z } from 'zod';
import { Id, Moment } from './basics.ts';
import { CertificateType, CourseType } from './catalogue.ts';
import { certificateStatuses, checkAnswers } from './certificates-values.ts';
import { bodyCommand, command, matches, retrieval } from './shapes.ts';

export const CertificateStatus = z.enum(certificateStatuses);
export type CertificateStatus = z.infer<typeof CertificateStatus>;

/** What is printed, in the reader's language where an editor wrote it in several. */
const Printed = z.object({
  number: z.string(),
  type: CertificateType,
  course_title: z.string(),
  modality: CourseType,
  hours: z.number().nullable(),
  /** In the time zone of the class. Where one learns alone: from one's own first day to one's last. */
  starts_on: z.iso.date().nullable(),
  ends_on: z.iso.date().nullable(),
  issuer: z.object({ name: z.string(), licence: z.string().nullable() }),
  /** The day of issue where the class is. */
  issued_on: z.iso.date(),
  valid_until: Moment.nullable(),
});

export const Certificate = Printed.extend({
  id: Id,
  status: CertificateStatus,
  status_at: Moment,
  is_expired: z.boolean(),
  revoked_reason: z.string().nullable(),
  /** The number of the certificate that stands in its place. */
  replaced_by: z.string().nullable(),
  holder_name: z.string(),
  class_code: z.string(),
  /** Of 20. */
  grade: z.number().nullable(),
  /** Where anybody can check it; what its QR code holds. */
  check_url: z.url(),
  show_name: z.boolean(),
  show_grade: z.boolean(),
});
export type Certificate = z.infer<typeof Certificate>;

const CertificateFilter = z
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

const CertificateQuestion = z
  .strictObject({
    token: z.string().trim().min(1).max(100),
    number: z.string().trim().min(1).max(60),
    /** The last four characters of the holder's document: where they are right, the name is shown whole. */
    last4_document: z.string().trim().length(4),
  })
  .partial()
  .refine(({ token, number, last4_document }) => (token ? !number && !last4_document : Boolean(number)), {
    path: ['number'],
  });
export type CertificateQuestion = z.infer<typeof CertificateQuestion>;

const CheckedCertificate = Printed.extend({
  status_at: Moment,
  /** «A*** S****», unless the holder lets it be shown or the document's characters were right. */
  holder_name: z.string(),
  is_name_whole: z.boolean(),
  /** Only where the holder lets it be shown. */
  grade: z.number().nullable(),
});

export const CertificateCheck = z.object({
  answer: z.enum(checkAnswers),
  checked_at: Moment,
  /** Null where it is unknown. */
  certificate: CheckedCertificate.nullable(),
});
export type CertificateCheck = z.infer<typeof CertificateCheck>;

const holding = ['not_signed_in', 'not_found'] as const;
const keeping = ['not_signed_in', 'not_allowed', 'not_found', 'invalid_transition'] as const;
const Reason = z.string().trim().min(1).max(500);

export const certificates = {
  /** One's own; whoever may revoke certificates sees all. The newest first. */
  retrieveCertificates: retrieval('/certificates', {
    summary: 'Certificates with all that is printed on them',
    filter: CertificateFilter,
    result: Certificate,
    sort: ['issued_at', 'number'],
    refuses: ['not_signed_in'],
  }),
  /** By `token` or by `number`; for anybody, twenty times a minute per address [domain 5]. */
  retrieveCheck: bodyCommand('POST', '/certificates/validate', {
    summary: 'Whether a certificate is true and stands',
    body: CertificateQuestion,
    result: CertificateCheck,
    refuses: ['too_many_requests'],
  }),
  revokeCertificate: command('PUT', '/certificates/revoke', {
    summary: 'Takes a certificate back; the public check says so from then on',
    data: z.strictObject({ id: Id, reason: Reason }),
    result: Certificate,
    refuses: [...keeping],
  }),
  /** Reads the enrollment anew and issues a new number; the old one answers `replaced`. */
  replaceCertificate: command('PUT', '/certificates/replace', {
    summary: 'Corrects a certificate by a new one',
    data: z.strictObject({ id: Id, reason: Reason }),
    result: Certificate,
    refuses: [...keeping, 'no_certificate_due'],
  }),
  showName: command('PUT', '/certificates/show-name', {
    summary: "Shows the holder's whole name at the public check, or no longer",
    data: z.strictObject({ id: Id, show_name: z.boolean() }),
    result: Certificate,
    refuses: [...holding],
  }),
  showGrade: command('PUT', '/certificates/show-grade', {
    summary: 'Shows the grade at the public check, or no longer',
    data: z.strictObject({ id: Id, show_grade: z.boolean() }),
    result: Certificate,
    refuses: [...holding],
  }),
};
