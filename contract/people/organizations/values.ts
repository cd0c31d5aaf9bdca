import { isAmong } from '#contract/rules/is-among.ts';

export const organizationRoles = ['owner', 'training_manager', 'finance', 'employee'] as const;
export type OrganizationRole = (typeof organizationRoles)[number];

export const organizationStatuses = ['active', 'suspended', 'closed'] as const;
export type OrganizationStatus = (typeof organizationStatuses)[number];

export const affiliationStatuses = ['invited', 'active', 'declined', 'expired', 'ended'] as const;
export type AffiliationStatus = (typeof affiliationStatuses)[number];

export const openAffiliationStatuses = ['invited', 'active'] as const satisfies AffiliationStatus[];
export const isOpenAffiliation = isAmong(affiliationStatuses, openAffiliationStatuses);

/** An invitation that has expired is listed too, to send it again. */
export const listedAffiliationStatuses = ['active', 'invited', 'expired'] as const satisfies AffiliationStatus[];

/** What a role may do for its organization (domain 8). Everyone may leave, except the last owner. */
export const organizationRights = {
  'data.edit': ['owner'],
  'managers.edit': ['owner'],
  'organization.close': ['owner'],
  'employees.read': ['owner', 'training_manager', 'finance'],
  'employees.edit': ['owner', 'training_manager'],
  'orders.place': ['owner', 'training_manager', 'finance'],
  'orders.read': ['owner', 'training_manager', 'finance'],
  'seats.assign': ['owner', 'training_manager'],
  'training.read': ['owner', 'training_manager'],
  'addresses.edit': ['owner', 'finance'],
  'account.read': ['owner', 'finance'],
} as const satisfies Record<string, readonly OrganizationRole[]>;
export type OrganizationRight = keyof typeof organizationRights;

export function hasOrganizationRight(role: OrganizationRole, right: OrganizationRight): boolean {
  return (organizationRights[right] as readonly OrganizationRole[]).includes(role);
}

/** Companies; `CGSB` is set by staff [specification 4]. */
export const erpGroups = ['CNGN', 'CNGE', 'CGSB'] as const;

export const invitationDays = 7;
/** Of an organization, and until it has paid for something of a person in all such organizations together. */
export const invitationsADay = { beforePayment: 200, afterPayment: 5_000 } as const;
export const mostImportedRows = 1000;
export const mostImportCharacters = 1_000_000;
export const mostImportColumns = 100;
export const mostImportRowCharacters = 20_000;

/** The fields of an employee that a column of an imported file may hold. */
export const importFields = ['email', 'name', 'role', 'department', 'cost_centre', 'employee_no'] as const;
export type ImportField = (typeof importFields)[number];

export const importRowStates = ['invited', 'changed', 'unchanged', 'refused'] as const;

export const importProblems = [
  'email_missing',
  'email_invalid',
  'email_repeated',
  'role_unknown',
  'role_not_allowed',
  'text_too_long',
  'text_is_formula',
  'text_has_link',
  'text_is_error',
] as const;
export type ImportProblem = (typeof importProblems)[number];
