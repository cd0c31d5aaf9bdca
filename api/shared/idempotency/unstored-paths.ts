import type { AnyContractProcedure } from '@orpc/contract';
import { contract } from '#contract/index.ts';
import type { CallMeta } from '#contract/shapes.ts';

const calls = Object.values(contract).flatMap((slice) => Object.entries<AnyContractProcedure>(slice));

/** Paths of calls that only read, or are secret: their answers are not stored under an Idempotency-Key. */
export const unstoredPaths: string[] = calls
  .filter(([name, call]) => name.startsWith('retrieve') || isSecret(call))
  .map(([, call]) => call['~orpc'].route.path ?? '');

export function isSecret(call: AnyContractProcedure): boolean {
  const { secret = false }: CallMeta = call['~orpc'].meta;
  return secret;
}
