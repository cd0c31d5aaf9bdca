import { accessRowsOf, forAll, forEditors, ofCaller, ofOwner, one } from '#api/shared/testing/access-row.ts';

const unknownToken = 'this-is-no-token';

export const accessRows = accessRowsOf('organizations', {
  calls: {
    retrieveOrganizations: ofCaller(() => ({})),
    createOrganization: ofCaller(one(() => ({ name: 'Empresa', tax_id: '5417289036', country: 'AO' }))),
    updateOrganization: ofOwner(one((of) => ({ id: of.organizationId, city: 'Luanda' }))),
    retrieveOrganizationTermsSources: forEditors(() => ({})),
    setOrganizationTerms: forEditors(one((of) => ({ id: of.organizationId, credit_limit_minor: 1 }))),
    retrieveAffiliations: ofOwner((of) => ({ filter: { organization_id: of.organizationId } })),
    retrieveDepartments: ofOwner((of) => ({ filter: { organization_id: of.organizationId } })),
    inviteAffiliations: ofOwner(one((of) => ({ organization_id: of.organizationId, email: 'nova@mestria.test' }))),
    importEmployees: ofOwner(
      one((of) => ({ organization_id: of.organizationId, csv: 'email\nnova@mestria.test\n', dry_run: false })),
    ),
    updateAffiliations: ofOwner(one((of) => ({ id: of.affiliationId, department: 'Obras' }))),
    resendInvitations: ofOwner(one((of) => ({ id: of.affiliationId }))),
    endAffiliations: ofOwner(one((of) => ({ id: of.affiliationId }))),
    readInvitation: forAll(
      one(() => ({ token: unknownToken })),
      'not_found',
    ),
    acceptInvitation: ofOwner(
      one((of) => ({ id: of.affiliationId })),
      'not_found',
    ),
    declineInvitation: ofOwner(
      one((of) => ({ id: of.affiliationId })),
      'not_found',
    ),
  },
});
