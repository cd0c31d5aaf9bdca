export {
  lockOrganizationTerms,
  organizationTerms,
  personsWithRole,
  type OrganizationTerms,
} from './organization-terms.ts';
export { requireAnyRight, requireOrganizationRight } from './require-right.ts';
export { expireInvitations } from './expire-invitations.ts';
