import { training } from './calls.ts';
import { trainingRefusals } from './refusals.ts';

export const trainingContract = {
  calls: training,
  refusals: trainingRefusals,
};
