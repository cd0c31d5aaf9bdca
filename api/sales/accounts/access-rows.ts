import { accessRowsOf, at, forEditors, noForm, ofOwner, one } from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('accounts', {
  calls: {
    retrieveCurrentAccount: ofOwner((of) => ({ filter: { organization_id: of.organizationId } })),
    retrieveLedgerEntries: ofOwner((of) => ({ filter: { organization_id: of.organizationId } })),
    retrieveCreditStanding: ofOwner((of) => ({ filter: { organization_id: of.organizationId, currency_id: 1 } })),
    retrieveOrganizationAccounts: forEditors(() => ({})),
    recordAccountPayment: forEditors(
      one((of) => ({ organization_id: of.organizationId, currency_id: 1, amount_minor: 1, reference: 'R1' })),
    ),
    correctAccount: forEditors(
      one((of) => ({
        organization_id: of.organizationId,
        currency_id: 1,
        amount_minor: 1,
        reference: 'C1',
        kind: 'debit',
        reason: 'Erro',
      })),
    ),
  },
  raw: {
    'GET /accounts/:id/statement/pdf': at(ofOwner(noForm), (of) => `/accounts/${of.organizationId}/statement/pdf`),
    'GET /accounts/:id/statement/csv': at(ofOwner(noForm), (of) => `/accounts/${of.organizationId}/statement/csv`),
  },
});
