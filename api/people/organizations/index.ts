export { closeLockedOrganization, lockOrganizationToClose } from './close-organization.ts';
export { lockAffiliations, type LockedAffiliation } from './lock-affiliations.ts';
export { ownedAlone, peopleOf } from './store/find-affiliations.ts';
export {
  lockOrganizationTerms,
  lockOrganizationToBuy,
  organizationTerms,
  personsWithRole,
  termsForReader,
  type OrganizationTerms,
} from './organization-terms.ts';
export { hasOrganizationRight, requireAnyRight, requireOrganizationRight } from './require-right.ts';
export { expireInvitations } from './expire-invitations.ts';
