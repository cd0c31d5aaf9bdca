import { z } from 'zod';
import { AffectedItem, EmptyBody, Id, ItemReference, Moment } from '#contract/basics.ts';
import { bodyCommand, command, matches, retrieval } from '#contract/shapes.ts';

/** The purposes of consent: terms at sign-up, news by email, and a guardian for a minor (domain 7). */
export const consentPurposes = ['terms', 'news', 'guardian'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** What has to be settled before an organization can be closed. */
export const closingObstacles = ['account', 'orders', 'seats', 'classes'] as const;
export type ClosingObstacle = (typeof closingObstacles)[number];

export const exportStatuses = ['waiting', 'ready', 'expired'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

export const Consent = z.object({
  id: Id,
  purpose: z.enum(consentPurposes),
  /** The version of the text that was agreed to. */
  version: z.string(),
  given_at: Moment,
  withdrawn_at: Moment.nullable(),
  /** Only for the purpose `guardian`. */
  guardian_name: z.string().nullable(),
});
export type Consent = z.infer<typeof Consent>;

export const ConsentFilter = z.strictObject({ purpose: matches(z.enum(consentPurposes)) }).partial();
export type ConsentFilter = z.infer<typeof ConsentFilter>;

export const DataExport = z.object({
  id: Id,
  status: z.enum(exportStatuses),
  requested_at: Moment,
  ready_at: Moment.nullable(),
  /** The end of the download period. */
  expires_at: Moment.nullable(),
  byte_size: z.int().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

export const Closing = z.object({
  /** Null while no closing is requested. */
  requested_at: Moment.nullable(),
  /** When the account is closed for good. */
  closes_at: Moment.nullable(),
  /** The days between the request and the closing. */
  grace_days: z.int().positive(),
  /** The last administrator cannot close the account. */
  is_last_administrator: z.boolean(),
  /** Nor can the only owner of an organization that is active: these. */
  owned_alone: z.array(z.object({ id: Id, name: z.string() })),
});
export type Closing = z.infer<typeof Closing>;

/** Whether the person is a minor, and which guardian has consented. */
export const Guardianship = z.object({
  /** False also while no birth date is known. */
  is_minor: z.boolean(),
  age_of_majority: z.int().positive(),
  guardian_name: z.string().nullable(),
  given_at: Moment.nullable(),
});
export type Guardianship = z.infer<typeof Guardianship>;

export const OrganizationClosing = z.object({
  organization_id: Id,
  /** People who belong to it now. */
  people: z.int().nonnegative(),
  /** What has to be settled first, with how many: currencies of the account, orders, free seats, classes. */
  obstacles: z.array(z.object({ obstacle: z.enum(closingObstacles), count: z.int().positive() })),
});
export type OrganizationClosing = z.infer<typeof OrganizationClosing>;

export const News = z.strictObject({ purpose: z.literal('news') });

export const privacy = {
  /** Given and withdrawn ones, newest first. */
  retrieveConsents: retrieval('/consents', {
    summary: 'List your consents',
    filter: ConsentFilter,
    result: Consent,
    sort: ['id', 'given_at'],
    refuses: ['not_signed_in'],
  }),
  /** Idempotent: a consent that is in force stays as it is. */
  giveConsent: command('POST', '/consents/create', {
    summary: 'Consent to news by email',
    data: News,
    result: Consent,
    refuses: ['not_signed_in'],
  }),
  /** As easy as giving it (GDPR 7.3). The terms cannot be withdrawn: close the account instead. */
  withdrawConsent: command('PUT', '/consents/withdraw', {
    summary: 'Withdraw the consent to news by email',
    data: News,
    result: Consent,
    refuses: ['not_signed_in', 'not_found'],
  }),
  retrieveGuardianship: bodyCommand('POST', '/users/guardian', {
    summary: "Retrieve whether a guardian's consent is needed and given",
    reads: true,
    body: EmptyBody,
    result: Guardianship,
    refuses: ['not_signed_in'],
  }),
  /**
   * For users under age (setting `ageOfMajority`); written to the log of consents. A new name replaces the earlier one.
   */
  recordGuardian: command('PUT', '/users/guardian', {
    summary: "Record a guardian's consent for a minor",
    data: z.strictObject({ guardian_name: z.string().trim().min(1).max(120), consents: z.literal(true) }),
    result: Guardianship,
    refuses: ['not_signed_in', 'not_a_minor'],
  }),
  /** Newest first. */
  retrieveExports: retrieval('/users/exports', {
    summary: 'List the exports of your personal data',
    filter: z.strictObject({ id: matches(Id), status: matches(z.enum(exportStatuses)) }).partial(),
    result: DataExport,
    sort: ['id'],
    refuses: ['not_signed_in'],
  }),
  /**
   * The export is made in the background, one at a time: while one is in progress, it is the answer. An email is sent
   * when it is ready; then `GET /users/exports/:id/file` downloads it for 7 days.
   */
  requestExport: bodyCommand('POST', '/users/export', {
    summary: 'Request an export of your personal data',
    body: EmptyBody,
    result: DataExport,
    refuses: ['not_signed_in', 'reauthentication_required', 'too_many_requests'],
  }),
  retrieveClosing: bodyCommand('POST', '/users/closing', {
    summary: 'Retrieve whether and when the account closes',
    reads: true,
    body: EmptyBody,
    result: Closing,
    refuses: ['not_signed_in'],
  }),
  /** Can be undone within the grace period (30 days); then the personal data are erased. Idempotent (domain 7). */
  closeAccount: bodyCommand('POST', '/users/close', {
    summary: 'Close the account',
    body: EmptyBody,
    result: Closing,
    refuses: ['not_signed_in', 'reauthentication_required', 'last_administrator', 'owned_organization'],
  }),
  /** For its owners, and for staff with the claim `organizations.edit`. */
  retrieveOrganizationClosing: retrieval('/organizations/closing', {
    summary: 'Retrieve what stands in the way of closing an organization',
    filter: z.strictObject({ organization_id: Id }),
    result: OrganizationClosing,
    refuses: ['not_signed_in', 'not_found', 'not_allowed'],
  }),
  /**
   * At once and for good: affiliations and invitations end, and the data of its people and contacts are erased. Orders,
   * fiscal documents, certificates and the account remain (domain 7). For its owners, after a recent sign-in, and for
   * staff with the claim `organizations.edit`.
   */
  closeOrganization: command('PUT', '/organizations/close', {
    summary: 'Close an organization',
    data: ItemReference,
    result: AffectedItem,
    refuses: [
      'not_signed_in',
      'not_found',
      'not_allowed',
      'reauthentication_required',
      'invalid_transition',
      'closing_account_open',
      'closing_orders_open',
      'closing_seats_free',
      'closing_classes_running',
    ],
  }),
  /** Idempotent. */
  withdrawClosing: bodyCommand('PUT', '/users/keep', {
    summary: 'Cancel the closing of the account',
    body: EmptyBody,
    result: Closing,
    refuses: ['not_signed_in'],
  }),
};
