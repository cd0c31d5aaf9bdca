import type { AnyContractProcedure } from '@orpc/contract';
import { contract } from '#contract/index.ts';
import { metaOf } from '#contract/shapes.ts';

const calls = Object.values(contract).flatMap((slice) => Object.values<AnyContractProcedure>(slice));

/** As `POST /orders`: calls whose answers are not stored under an Idempotency-Key. A command may have the path of a list. */
export const unstoredCalls: string[] = calls.filter((call) => !isStored(call)).map(nameOf);

export function isStored(call: AnyContractProcedure): boolean {
  const { reads, secret } = metaOf(call);
  return !reads && !secret;
}

export function nameOf(call: AnyContractProcedure): string {
  const { method = 'POST', path = '' } = call['~orpc'].route;
  return `${method} ${path}`;
}
