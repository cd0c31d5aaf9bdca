import { implement } from '@orpc/server';
import { contract } from '#contract/index.ts';
import type { Ctx } from './context.ts';

// Answers are typed against the contract and walked by a test; validating each one again would cost more than its SQL.
export const serve = implement(contract, { initialOutputValidationIndex: Number.NaN }).$context<Ctx>();
