import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { CertificateType } from '#contract/offer/catalogue/calls.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import { Certificate, CertificateStatus } from './calls.ts';
import { certificateStates } from './values.ts';

const Named = z.object({ id: Id, name: z.string() });
const Numbered = z.object({ id: Id, number: z.string() });
const Search = z.string().trim().min(1).max(100);

export const certificateMoves = ['issue', 'revoke', 'replace'] as const;

/** What the law of some countries wants on a certificate, and may be missing. */
export const certificateParticulars = ['licence', 'document', 'birth_date', 'hours'] as const;
export type CertificateParticular = (typeof certificateParticulars)[number];

export const CertificateRecord = Certificate.extend({
  issued_at: Moment,
  user_id: Id.nullable().describe('The account of the holder; null where it is deleted.'),
  enrollment_id: Id,
  course_id: Id,
  class_id: Id,
  organization: Named.nullable().describe('The organization that paid for the seat; null for a person.'),
  replacement_id: Id.nullable().describe('The certificate that replaces it.'),
  replaces: Numbered.nullable().describe('The certificate that it replaces.'),
}).describe('A certificate as staff see it. The day of birth and the document are on the PDF alone.');
export type CertificateRecord = z.infer<typeof CertificateRecord>;

export const CertificateRecordFilter = z
  .strictObject({
    id: matches(Id),
    type: CertificateType,
    state: z.enum(certificateStates),
    issued_at: matches(Moment),
    search: Search.describe(
      'Words of the number, of the name of the holder, of the title of the course or of the code of the class, all of which have to match, ignoring case and accents.',
    ),
  })
  .partial();
export type CertificateRecordFilter = z.infer<typeof CertificateRecordFilter>;

export const CertificateMoment = z
  .object({
    id: Id,
    move: z.enum(certificateMoves),
    at: Moment,
    user: Named.nullable().describe('Who did it; null for the system.'),
    reason: z.string().nullable().describe('Null where the system issued it.'),
  })
  .describe('What happened to a certificate.');
export type CertificateMoment = z.infer<typeof CertificateMoment>;

export const CertificateDue = z
  .object({
    id: Id.describe('The enrollment.'),
    holder: Named.describe('The person.'),
    user_id: Id.nullable().describe('The account of the holder; null where it is deleted.'),
    course: z.object({ id: Id, title: z.string() }),
    class: z.object({ id: Id, code: z.string() }),
    type: CertificateType.describe('The type that it earns.'),
    concluded_at: Moment,
    missing: z
      .array(z.enum(certificateParticulars))
      .describe('What the law of the country of the issuer wants printed, and nobody has filled in.'),
    earlier: Numbered.extend({ status: CertificateStatus })
      .nullable()
      .describe('The last certificate of the enrollment, which does not stand any more; null without one.'),
  })
  .describe('A concluded enrollment that has earned a certificate and has none that stands.');
export type CertificateDue = z.infer<typeof CertificateDue>;

export const CertificateDueFilter = z
  .strictObject({
    search: Search.describe('Words of the name, of the title of the course or of the code of the class.'),
    was_certified: z.boolean().describe('Whether it had a certificate that was revoked.'),
  })
  .partial();
export type CertificateDueFilter = z.infer<typeof CertificateDueFilter>;

export const IssueByHand = z.strictObject({ enrollment_id: Id, reason: z.string().trim().min(1).max(500) });
export type IssueByHand = z.infer<typeof IssueByHand>;

const reading = ['not_signed_in', 'not_allowed'] as const;

export const staffCertificates = {
  retrieveCertificateRecords: retrieval('/certificates/records', {
    summary: 'List certificates as staff see them',
    description: "Everyone's. Needs the claim `certificates.revoke`. Newest first unless sorted.",
    claim: 'certificates.revoke',
    filter: CertificateRecordFilter,
    result: CertificateRecord,
    sort: ['issued_at', 'number', 'holder_name', 'course_title', 'class_code', 'type', 'status', 'valid_until'],
    refuses: [...reading],
  }),
  retrieveCertificateHistory: retrieval('/certificates/history', {
    summary: 'List what happened to a certificate',
    description:
      'Oldest first, with the reasons. Needs the claim `certificates.revoke`. Refuses `invalid_input` without a filter.',
    claim: 'certificates.revoke',
    filter: z.strictObject({ certificate_id: Id }).partial(),
    result: CertificateMoment,
    refuses: [...reading],
  }),
  retrieveCertificatesDue: retrieval('/certificates/due', {
    summary: 'List concluded enrollments without a certificate that stands',
    description:
      'Those that have earned one, the last to conclude first. A certificate is issued by itself within moments of the conclusion, but not again after it was revoked. Needs the claim `certificates.revoke`.',
    claim: 'certificates.revoke',
    filter: CertificateDueFilter,
    result: CertificateDue,
    refuses: [...reading],
  }),
  issueCertificateByHand: command('POST', '/certificates/issue', {
    summary: 'Issue a certificate by hand',
    description:
      'Of a concluded enrollment that has earned it, with a new number and current data: after a revocation by mistake, or where it was not issued by itself. An enrollment has one certificate that stands at most: `already_certified` for a second. Refuses `no_certificate_due` where it has earned none.',
    claim: 'certificates.revoke',
    data: IssueByHand,
    result: Certificate,
    refuses: [...reading, 'not_found', 'no_certificate_due', 'already_certified'],
  }),
};
