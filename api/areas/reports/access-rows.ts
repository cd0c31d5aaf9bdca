import { accessRowsOf, ofOwner } from '#api/shared/testing/access-row.ts';

const year = 2026;

export const accessRows = accessRowsOf('reports', {
  calls: {
    retrieveTrainingSummary: ofOwner((of) => ({ filter: { organization_id: of.organizationId, year } })),
    retrieveEmployeeTraining: ofOwner((of) => ({ filter: { organization_id: of.organizationId, year } })),
  },
});
