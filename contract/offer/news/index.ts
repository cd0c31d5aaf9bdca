import { declareSlice } from '#contract/declare.ts';
import { news } from './calls.ts';

export const newsContract = declareSlice({ calls: news });
