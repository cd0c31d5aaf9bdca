import { news } from './calls.ts';
import { newsRefusals } from './refusals.ts';

export const newsContract = {
  calls: news,
  refusals: newsRefusals,
};
