import { learning } from './calls.ts';
import { learningRefusals } from './refusals.ts';

export const learningContract = {
  calls: learning,
  refusals: learningRefusals,
};
