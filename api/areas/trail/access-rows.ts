import { accessRowsOf, forEditors } from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('trail', {
  calls: { retrieveAuditEntries: forEditors(() => ({})) },
});
