import { defineSlice } from '#api/shared/slice.ts';
import { retrieveFailedJobs, retryFailedJobs } from './failed-jobs.ts';
import { retrieveHealth } from './retrieve-health.ts';
import { tables } from './tables.ts';

export const healthSlice = defineSlice('health', {
  verbs: { retrieveHealth, retrieveFailedJobs, retryFailedJobs },
  tables,
});
