import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import { contract } from '#contract/index.ts';

const name = 'virtual:contract-paths';
const resolved = `\0${name}`;

/** The browser needs the contract's paths, not its schemas: without this, zod is in the first load. */
export function contractPaths(): Plugin {
  return {
    name: 'contract-paths',
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) => (id === resolved ? `export default ${JSON.stringify(minifyContractRouter(contract))}` : undefined),
  };
}
