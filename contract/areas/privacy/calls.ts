import { z } from 'zod';
import { AffectedItem, EmptyBody, Id, ItemReference, Moment } from '#contract/basics.ts';
import { bodyCommand, command, matches, retrieval } from '#contract/shapes.ts';
import { mergingUsers } from './merging.ts';
import { staffPrivacy } from './staff.ts';
import { Closing, DataExport, exportStatuses } from './values.ts';

/** The purposes of consent: terms at sign-up, news by email, and a guardian for a minor (domain 7). */
export const consentPurposes = ['terms', 'news', 'guardian'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** What has to be settled before an organization can be closed. */
export const closingObstacles = ['account', 'orders', 'seats', 'classes'] as const;
export type ClosingObstacle = (typeof closingObstacles)[number];

export const Consent = z.object({
  id: Id,
  purpose: z.enum(consentPurposes),
  version: z.string().describe('The version of the text that was agreed to.'),
  given_at: Moment,
  withdrawn_at: Moment.nullable(),
  guardian_name: z.string().nullable().describe('Only for the purpose `guardian`.'),
});
export type Consent = z.infer<typeof Consent>;

export const ConsentFilter = z.strictObject({ purpose: matches(z.enum(consentPurposes)), user_id: Id }).partial();
export type ConsentFilter = z.infer<typeof ConsentFilter>;

export const Guardianship = z
  .object({
    is_minor: z.boolean().describe('False also while no birth date is known.'),
    age_of_majority: z.int().positive(),
    guardian_name: z.string().nullable(),
    given_at: Moment.nullable(),
  })
  .describe('Whether the person is a minor, and which guardian has consented.');
export type Guardianship = z.infer<typeof Guardianship>;

export const OrganizationClosing = z.object({
  organization_id: Id,
  people: z.int().nonnegative().describe('People who belong to it now.'),
  obstacles: z
    .array(z.object({ obstacle: z.enum(closingObstacles), count: z.int().positive() }))
    .describe('What has to be settled first, with how many: currencies of the account, orders, free seats, classes.'),
});
export type OrganizationClosing = z.infer<typeof OrganizationClosing>;

export const News = z.strictObject({ purpose: z.literal('news') });

export const privacy = {
  ...staffPrivacy,
  ...mergingUsers,
  retrieveConsents: retrieval('/consents', {
    summary: 'List consents',
    description: 'Your own; with the claim `users.read`, those of `user_id`. Given and withdrawn ones, newest first.',
    claim: 'users.read',
    filter: ConsentFilter,
    result: Consent,
    sort: ['id', 'given_at'],
    refuses: ['not_signed_in'],
  }),
  giveConsent: command('POST', '/consents/create', {
    summary: 'Consent to news by email',
    description: 'Idempotent: a consent that is in force stays as it is.',
    data: News,
    result: Consent,
    refuses: ['not_signed_in'],
  }),
  withdrawConsent: command('PUT', '/consents/withdraw', {
    summary: 'Withdraw the consent to news by email',
    description: 'As easy as giving it (GDPR 7.3). The terms cannot be withdrawn: close the account instead.',
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
  recordGuardian: command('PUT', '/users/guardian', {
    summary: "Record a guardian's consent for a minor",
    description:
      'For users under age (setting `ageOfMajority`); written to the log of consents. A new name replaces the earlier one.',
    data: z.strictObject({ guardian_name: z.string().trim().min(1).max(120), consents: z.literal(true) }),
    result: Guardianship,
    refuses: ['not_signed_in', 'not_a_minor'],
  }),
  retrieveExports: retrieval('/users/exports', {
    summary: 'List the exports of your personal data',
    description: 'Newest first.',
    filter: z.strictObject({ id: matches(Id), status: matches(z.enum(exportStatuses)) }).partial(),
    result: DataExport,
    sort: ['id'],
    refuses: ['not_signed_in'],
  }),
  requestExport: bodyCommand('POST', '/users/export', {
    summary: 'Request an export of your personal data',
    description:
      'The export is made in the background, one at a time: while one is in progress, it is the answer. An email is sent when it is ready; then `GET /users/exports/:id/file` downloads it for 7 days.',
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
  closeAccount: bodyCommand('POST', '/users/close', {
    summary: 'Close the account',
    description: 'Can be undone within the grace period (30 days); then the personal data are erased. Idempotent.',
    body: EmptyBody,
    result: Closing,
    refuses: ['not_signed_in', 'reauthentication_required', 'last_administrator', 'owned_organization'],
  }),
  retrieveOrganizationClosing: retrieval('/organizations/closing', {
    summary: 'Retrieve what stands in the way of closing an organization',
    description: 'For its owners, and for staff with the claim `organizations.edit`.',
    claim: 'organizations.edit',
    filter: z.strictObject({ organization_id: Id }),
    result: OrganizationClosing,
    refuses: ['not_signed_in', 'not_found', 'not_allowed'],
  }),
  closeOrganization: command('PUT', '/organizations/close', {
    summary: 'Close an organization',
    description:
      'At once and for good: affiliations and invitations end, and the data of its people and contacts are erased. Orders, fiscal documents, certificates and the account remain. For its owners, after a recent sign-in, and for staff with the claim `organizations.edit`.',
    claim: 'organizations.edit',
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
  withdrawClosing: bodyCommand('PUT', '/users/keep', {
    summary: 'Cancel the closing of the account',
    description: 'Idempotent.',
    body: EmptyBody,
    result: Closing,
    refuses: ['not_signed_in'],
  }),
};
