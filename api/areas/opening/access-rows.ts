import { accessRowsOf, forEditors, one } from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('opening', {
  calls: {
    retrieveSetUp: forEditors(() => ({})),
    sendTestEmail: forEditors(one(() => ({}))),
    testGateway: forEditors(one(() => ({}))),
  },
});
