import { reports } from './calls.ts';

export const reportsContract = { calls: reports };
