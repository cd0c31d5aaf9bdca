import type { AnyContractProcedure } from '@orpc/contract';
import { contract } from '#contract/index.ts';
import { metaOf } from '#contract/shapes.ts';

const calls = Object.values(contract).flatMap((slice) => Object.values<AnyContractProcedure>(slice));

/** Paths of calls whose answers are not stored under an Idempotency-Key. */
export const unstoredPaths: string[] = calls
  .filter((call) => !isStored(call))
  .map((call) => call['~orpc'].route.path ?? '');

export function isStored(call: AnyContractProcedure): boolean {
  const { reads, secret } = metaOf(call);
  return !reads && !secret;
}
