import { guides } from './calls.ts';

export const guidesContract = {
  calls: guides,
};
