import { z } from 'zod';
import { consentPurposes, exportStatuses } from './accounts-privacy-values.ts';
import { Id, Moment } from './basics.ts';
import { bodyCommand, command, matches, retrieval } from './shapes.ts';

export const Consent = z.object({
  id: Id,
  purpose: z.enum(consentPurposes),
  /** Of the text that was agreed to. */
  version: z.string(),
  given_at: Moment,
  withdrawn_at: Moment.nullable(),
  /** Only for the purpose `guardian`. */
  guardian_name: z.string().nullable(),
});
export type Consent = z.infer<typeof Consent>;

const ConsentFilter = z.strictObject({ purpose: matches(z.enum(consentPurposes)) }).partial();
export type ConsentFilter = z.infer<typeof ConsentFilter>;

export const DataExport = z.object({
  id: Id,
  status: z.enum(exportStatuses),
  requested_at: Moment,
  ready_at: Moment.nullable(),
  /** Until then it can be downloaded. */
  expires_at: Moment.nullable(),
  byte_size: z.int().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

export const Closing = z.object({
  /** Null while nobody wants to close the account. */
  requested_at: Moment.nullable(),
  /** From then on it is gone for good. */
  closes_at: Moment.nullable(),
  /** The days between the two. */
  grace_days: z.int().positive(),
  /** The last one who may do everything cannot leave. */
  is_last_administrator: z.boolean(),
});
export type Closing = z.infer<typeof Closing>;

/** Whether the person is under age, and who has consented for the person. */
export const Guardianship = z.object({
  /** False also while no birth date is known. */
  is_minor: z.boolean(),
  age_of_majority: z.int().positive(),
  guardian_name: z.string().nullable(),
  given_at: Moment.nullable(),
});
export type Guardianship = z.infer<typeof Guardianship>;

const Nothing = z.strictObject({}).prefault({});
const News = z.strictObject({ purpose: z.literal('news') });

export const privacy = {
  /** One's own log, the newest first. */
  retrieveConsents: retrieval('/consents', {
    summary: 'What one has agreed to, and what one has withdrawn',
    filter: ConsentFilter,
    result: Consent,
    sort: ['id', 'given_at'],
    refuses: ['not_signed_in'],
  }),
  /** Bears repeating: a consent that stands stays the one it is. */
  giveConsent: command('POST', '/consents/create', {
    summary: 'Agrees to news by mail',
    data: News,
    result: Consent,
    refuses: ['not_signed_in'],
  }),
  /** As easy as giving it (GDPR 7.3). The terms are not withdrawn but left, by closing the account. */
  withdrawConsent: command('PUT', '/consents/withdraw', {
    summary: 'No longer agrees to news by mail',
    data: News,
    result: Consent,
    refuses: ['not_signed_in', 'not_found'],
  }),
  retrieveGuardianship: bodyCommand('POST', '/users/guardian', {
    summary: 'Whether a guardian must consent, and who has',
    body: Nothing,
    result: Guardianship,
    refuses: ['not_signed_in'],
  }),
  /** For who is under age (setting ageOfMajority); written to the log of consents. Another name takes the earlier one's place. */
  recordGuardian: command('PUT', '/users/guardian', {
    summary: "Records a guardian's consent for a minor",
    data: z.strictObject({ guardian_name: z.string().trim().min(1).max(120), consents: z.literal(true) }),
    result: Guardianship,
    refuses: ['not_signed_in', 'not_a_minor'],
  }),
  /** One's own exports, the newest first. */
  retrieveExports: retrieval('/users/exports', {
    summary: 'Copies of the own data that were asked for',
    filter: z.strictObject({ id: matches(Id), status: matches(z.enum(exportStatuses)) }).partial(),
    result: DataExport,
    sort: ['id'],
    refuses: ['not_signed_in'],
  }),
  /**
   * Asks for a copy of all that is kept of oneself. It is made in the background, one at a time: while one is being made,
   * that one is the answer. A mail says when it is ready; then `GET /users/exports/:id/file` gives it, for 7 days.
   */
  requestExport: bodyCommand('POST', '/users/export', {
    summary: 'Asks for a copy of the own data',
    body: Nothing,
    result: DataExport,
    refuses: ['not_signed_in', 'reauthentication_required', 'too_many_requests'],
  }),
  retrieveClosing: bodyCommand('POST', '/users/closing', {
    summary: 'Whether and when the own account closes',
    body: Nothing,
    result: Closing,
    refuses: ['not_signed_in'],
  }),
  /** Within the grace (30 days) it can be taken back; then the person is erased (domain 7). Bears repeating. */
  closeAccount: bodyCommand('POST', '/users/close', {
    summary: 'Closes the own account after a time of grace',
    body: Nothing,
    result: Closing,
    refuses: ['not_signed_in', 'reauthentication_required', 'last_administrator'],
  }),
  /** Bears repeating. */
  keepAccount: bodyCommand('PUT', '/users/keep', {
    summary: 'Keeps the account that was to close',
    body: Nothing,
    result: Closing,
    refuses: ['not_signed_in'],
  }),
};
