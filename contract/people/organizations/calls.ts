import { z } from 'zod';
import { AffectedItem, Country, Day, Id, ItemReference, Moment, textToOthers } from '#contract/basics.ts';
import { command, commandForMany, matches, retrieval, sourceRetrieval, versioned } from '#contract/shapes.ts';
import {
  Affiliation,
  AffiliationChange,
  AffiliationFilter,
  Department,
  EmployeeImport,
  EmployeeImportReport,
  Invitation,
  InvitationReference,
  InvitationToken,
  NewAffiliation,
} from './affiliation.ts';
import { erpGroups, organizationRoles, organizationStatuses } from './values.ts';

const Name = textToOthers(z.string().trim().min(1).max(120));
const OrganizationData = z.strictObject({
  name: Name,
  tax_id: z
    .string()
    .trim()
    .min(1)
    .max(24)
    .describe('NIF of Portugal or Angola, NUIT of Mozambique; its check digit is checked.'),
  country: Country,
  email: z.string().trim().max(254).optional(),
  phone: z.string().trim().max(24).optional(),
  street: z.string().trim().max(200).optional(),
  city: z.string().trim().max(100).optional(),
  region: z.string().trim().max(100).optional(),
  postal_code: z.string().trim().max(20).optional(),
});
export const NewOrganization = OrganizationData;
export type NewOrganization = z.infer<typeof NewOrganization>;

export const OrganizationChange = OrganizationData.partial()
  .extend({ id: Id })
  .describe('A field that is left out stays as it is; an empty text clears it.');
export type OrganizationChange = z.infer<typeof OrganizationChange>;

const Contract = z.strictObject({
  number: z.string().trim().min(1).max(40),
  from: Day,
  to: Day,
  ceiling_minor: z.int().nonnegative(),
});

export const OrganizationTerms = z.strictObject({
  id: Id,
  status: z
    .enum(organizationStatuses)
    .exclude(['closed'])
    .optional()
    .describe('An organization is closed by its own command, for good.'),
  erp_group: z.enum(erpGroups).nullable().optional(),
  credit_limit_minor: z.int().nonnegative().optional().describe('0: no credit.'),
  credit_currency_id: Id.optional(),
  payment_terms_days: z.int().min(0).max(120).optional(),
  contract: Contract.nullable().optional().describe('Null ends the contract.'),
});
export type OrganizationTerms = z.infer<typeof OrganizationTerms>;

const TermsFields = OrganizationTerms.omit({ id: true }).extend({ status: z.enum(organizationStatuses) });

export const Organization = z.object({
  id: Id,
  name: z.string(),
  tax_id: z.string(),
  country: Country,
  email: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  region: z.string(),
  postal_code: z.string(),
  status: z.enum(organizationStatuses),
  erp_group: z.enum(erpGroups).nullable(),
  credit_limit_minor: z.int().nonnegative(),
  credit_currency_id: Id,
  payment_terms_days: z.int(),
  contract: Contract.nullable(),
  role: z.enum(organizationRoles).nullable().describe('Of the caller; null for staff who do not belong to it.'),
  active_affiliations: z.int().nonnegative(),
  created_at: Moment,
});
export type Organization = z.infer<typeof Organization>;

export const OrganizationFilter = z
  .strictObject({ id: matches(Id), name: matches(z.string().max(120)), status: z.enum(organizationStatuses) })
  .partial();
export type OrganizationFilter = z.infer<typeof OrganizationFilter>;

const claim = 'organizations.edit';
const refusesEmployees = ['not_signed_in', 'not_found', 'not_allowed'] as const;

export const organizations = {
  retrieveOrganizations: retrieval('/organizations', {
    summary: 'List organizations',
    description:
      'Those you belong to; with the claim `organizations.read`, all. By name unless sorted. An employee reads no credit (0) and no contract (null).',
    claim: 'organizations.read',
    filter: OrganizationFilter,
    result: Organization,
    sort: ['name', 'id', 'created_at'],
    refuses: ['not_signed_in'],
  }),

  createOrganization: command('POST', '/organizations/create', {
    summary: 'Create an organization',
    description:
      'Makes you its first owner. Refuses `organization_exists` for a tax number that another organization has.',
    data: NewOrganization,
    result: Organization,
    refuses: ['not_signed_in', 'tax_id_invalid', 'organization_exists', 'email_invalid', 'phone_invalid'],
  }),

  updateOrganization: command('PUT', '/organizations', {
    summary: 'Change the data of an organization',
    description: 'For owners, and for staff with the claim `organizations.edit`.',
    claim: 'organizations.edit',
    data: OrganizationChange,
    result: Organization,
    refuses: [
      'not_signed_in',
      'not_found',
      'not_allowed',
      'tax_id_invalid',
      'organization_exists',
      'email_invalid',
      'phone_invalid',
    ],
  }),

  retrieveOrganizationTermsSources: sourceRetrieval('/organizations/terms', {
    summary: 'Read credit, terms and contracts of organizations as staff write them',
    description: 'The terms of a closed organization cannot be changed.',
    claim,
    fields: TermsFields,
    shown: { name: z.string(), country: Country, tax_id: z.string() },
    filter: {
      search: z.string().max(120).describe('Part of the name or the tax number.'),
      status: matches(z.enum(organizationStatuses)),
    },
    sort: ['name', 'status', 'credit_limit_minor', 'payment_terms_days'],
  }),

  setOrganizationTerms: command('PUT', '/organizations/terms', {
    edits: 'organizations/terms',
    claim,
    summary: 'Set credit, terms and contract of an organization',
    description:
      'Needs the claim `organizations.edit`. A suspended organization can be read, and nothing else. Refuses `invalid_transition` for an organization without an owner that should be active, and for one that is closed.',
    data: versioned(OrganizationTerms),
    result: Organization,
    refuses: [
      'not_signed_in',
      'not_found',
      'not_allowed',
      'changed_meanwhile',
      'currency_not_available',
      'contract_days_invalid',
      'invalid_transition',
    ],
  }),

  retrieveAffiliations: retrieval('/affiliations', {
    summary: 'List the people of an organization, or your own affiliations',
    description:
      'Of an organization that you manage, your own with `own`, or with the claim `organizations.read` those of `person_id`; one of the three filters is required. By name unless sorted. An employee reads only their own.',
    claim: 'organizations.read',
    filter: AffiliationFilter,
    result: Affiliation,
    sort: ['name', 'email', 'role', 'status', 'department', 'invited_at', 'accepted_at', 'id'],
    refuses: ['not_signed_in', 'not_found', 'not_allowed'],
  }),

  retrieveDepartments: retrieval('/affiliations/departments', {
    summary: 'List the departments of an organization',
    description: 'With the number of active people in each.',
    claim: 'organizations.read',
    filter: z.strictObject({ organization_id: Id }),
    result: Department,
    refuses: ['not_signed_in', 'not_found', 'not_allowed'],
  }),

  inviteAffiliations: commandForMany('POST', '/affiliations/create', {
    summary: 'Invite people to an organization',
    description:
      'Sends an e-mail with a link for seven days. Refuses `too_many_invitations`, also an import and sending again: at most 200 a day of an organization that has not paid for anything yet, and of a person in such organizations; 5,000 afterwards. An invitation to an address that was invited before is sent again. Only an owner invites owners, managers and finance. Of one address twice, the last counts. Refuses `already_affiliated`.',
    claim: 'organizations.edit',
    item: NewAffiliation,
    result: Affiliation,
    refuses: [...refusesEmployees, 'email_invalid', 'already_affiliated', 'too_many_invitations'],
  }),

  importEmployees: command('POST', '/affiliations/import', {
    summary: 'Import employees from a CSV file',
    description:
      'A row with problems is reported and does not stop the others. Importing a file again changes nothing: who has declined is not invited again, and an invitation that waits is not sent again. A cell that is left empty changes nothing either. A person imports 60 times in ten minutes at most.',
    claim: 'organizations.edit',
    data: EmployeeImport,
    result: EmployeeImportReport,
    refuses: [
      ...refusesEmployees,
      'import_unreadable',
      'import_too_long',
      'import_too_wide',
      'import_without_email',
      'too_many_invitations',
      'too_many_requests',
    ],
  }),

  updateAffiliations: commandForMany('PUT', '/affiliations', {
    summary: 'Change the role, department, cost centre or number of people',
    claim: 'organizations.edit',
    item: AffiliationChange,
    result: Affiliation,
    refuses: [...refusesEmployees, 'last_owner'],
  }),

  resendInvitations: commandForMany('PUT', '/affiliations/resend', {
    summary: 'Send invitations again',
    description: 'Rotates the token: the link of an older e-mail no longer works.',
    claim: 'organizations.edit',
    item: ItemReference,
    result: Affiliation,
    refuses: [...refusesEmployees, 'invalid_transition', 'too_many_invitations'],
  }),

  endAffiliations: commandForMany('PUT', '/affiliations/end', {
    summary: 'End affiliations',
    description: 'Also withdraws invitations, and leaves an organization by your own affiliation.',
    claim: 'organizations.edit',
    item: ItemReference,
    result: Affiliation,
    refuses: [...refusesEmployees, 'invalid_transition', 'last_owner'],
  }),

  readInvitation: command('POST', '/affiliations/invitation', {
    summary: 'Read an invitation',
    description: 'Without a sign-in, by the token of the e-mail.',
    data: z.strictObject({ token: InvitationToken }),
    result: Invitation,
    secret: true,
    refuses: ['not_found'],
  }),

  acceptInvitation: command('PUT', '/affiliations/accept', {
    summary: 'Accept an invitation',
    description:
      'Needs the invited e-mail address, verified. Accepting again changes nothing. Refuses `invitation_of_another`, `invitation_expired`, and `already_affiliated` to somebody who belongs to the organization by another address.',
    data: InvitationReference,
    result: Affiliation,
    secret: true,
    refuses: [
      'not_signed_in',
      'not_found',
      'invitation_of_another',
      'invitation_expired',
      'invalid_transition',
      'already_affiliated',
    ],
  }),

  declineInvitation: command('PUT', '/affiliations/decline', {
    summary: 'Decline an invitation',
    data: InvitationReference,
    result: AffectedItem,
    secret: true,
    refuses: ['not_signed_in', 'not_found', 'invitation_of_another', 'invitation_expired', 'invalid_transition'],
  }),
};
