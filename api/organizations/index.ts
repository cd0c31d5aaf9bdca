export { lockOrganizationTerms, organizationTerms, personsWithRole } from './organization-terms.ts';
export { requireAnyRight, requireOrganizationRight } from './require-right.ts';
export { expireInvitations } from './expire-invitations.ts';
