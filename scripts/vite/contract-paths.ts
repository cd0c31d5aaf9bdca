import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import { contract } from '#contract/index.ts';

const name = 'virtual:contract-paths';
const resolved = `\0${name}`;

/** The browser needs the method and path of each call, not its schemas: without this, zod is in the first load. */
export function contractPaths(): Plugin {
  return {
    name: 'contract-paths',
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) => (id === resolved ? `export default ${JSON.stringify(pathsOf(contract))}` : undefined),
  };
}

function pathsOf(slices: Record<string, AnyContractRouter>): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(slices).map(([slice, calls]) => [
      slice,
      Object.fromEntries(Object.entries(calls).map(([call, procedure]) => [call, addressOf(procedure)])),
    ]),
  );
}

function addressOf(procedure: unknown): string {
  if (!isContractProcedure(procedure)) throw new Error('A slice of the contract holds calls only.');
  const { method, path } = procedure['~orpc'].route;
  return `${method} ${path}`;
}
