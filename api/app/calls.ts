import type { AnyContractProcedure } from '@orpc/contract';
import { contract } from '#contract/index.ts';

export type Call = { slice: string; name: string; method: string; path: string; declared: AnyContractProcedure };

export const calls: Call[] = Object.entries(contract).flatMap(([slice, all]) =>
  Object.entries<AnyContractProcedure>(all).map(([name, declared]) => {
    const { method = 'POST', path = '' } = declared['~orpc'].route;
    return { slice, name, method, path, declared };
  }),
);
