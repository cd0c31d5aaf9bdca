import { declareSlice } from '#contract/declare.ts';
import { trail } from './calls.ts';
import { trailSettings } from './settings.ts';

export const trailContract = declareSlice({ calls: trail, settings: trailSettings });
