import { accessRowsOf, forEditors, one } from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('health', {
  calls: {
    retrieveHealth: forEditors(() => ({})),
    retrieveFailedJobs: forEditors(() => ({})),
    retryFailedJobs: forEditors(one(() => ({}))),
  },
});
