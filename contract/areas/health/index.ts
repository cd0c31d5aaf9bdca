import { declareSlice } from '#contract/declare.ts';
import { health } from './calls.ts';

export const healthContract = declareSlice({ calls: health });
