import type { AnyContractProcedure } from '@orpc/contract';
import { contract } from '#contract/index.ts';
import type { CallMeta } from '#contract/shapes.ts';

const calls = Object.values(contract).flatMap((slice) => Object.entries<AnyContractProcedure>(slice));

/** Calls that only read, or whose input or answer is secret: nothing of them is stored under an Idempotency-Key. */
export const unstoredPaths: string[] = calls
  .filter(([name, call]) => name.startsWith('retrieve') || isSecret(call))
  .map(([, call]) => call['~orpc'].route.path ?? '');

/** Whether the contract marks a call with `secret: true`. */
export function isSecret(call: AnyContractProcedure): boolean {
  const { secret = false }: CallMeta = call['~orpc'].meta;
  return secret;
}
