import { defineSlice } from '#api/shared/slice.ts';
import { retrieveEmployeeTraining } from './retrieve-employee-training.ts';
import { retrieveTrainingSummary } from './retrieve-training-summary.ts';
import { tables } from './tables.ts';

export const reportsSlice = defineSlice('reports', {
  verbs: { retrieveEmployeeTraining, retrieveTrainingSummary },
  tables,
});
