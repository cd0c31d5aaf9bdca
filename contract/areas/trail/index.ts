import { trail } from './calls.ts';

export const trailContract = { calls: trail };
