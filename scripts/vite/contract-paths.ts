import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import { contract } from '#contract/index.ts';
import { metaOf } from '#contract/shapes.ts';

const first = 'virtual:contract-paths';
const others = 'virtual:other-contract-paths';

/** The calls of the app's start and of a visitor's first pages. The others load with the first of them. */
const calledFirst =
  /^((settings|catalogue)\.retrieve|classes\.retrieve(Classes|Calendar)$|reviews\.retrieveReviews$|identity\.(refreshToken|retrieveClaims|getSelf)$)/;

type Paths = Record<string, Record<string, string>>;

/** The browser needs only the method and path of each call, and whether it writes. With the schemas, zod would be in the first load. */
export function contractPaths(): Plugin {
  return {
    name: 'contract-paths',
    resolveId: (id) => (id === first || id === others ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${first}`) {
        const paths = JSON.stringify(pathsOf(contract, (call) => calledFirst.test(call)));
        return `export const firstPaths = ${paths}; export const otherPaths = () => import('${others}');`;
      }
      if (id !== `\0${others}`) return undefined;
      return `export default ${JSON.stringify(pathsOf(contract, (call) => !calledFirst.test(call)))}`;
    },
  };
}

function pathsOf(slices: Record<string, AnyContractRouter>, isMeant: (call: string) => boolean): Paths {
  return Object.fromEntries(
    Object.entries(slices).map(([slice, calls]) => {
      const meant = Object.entries(calls).filter(([call]) => isMeant(`${slice}.${call}`));
      return [slice, Object.fromEntries(meant.map(([call, procedure]) => [call, addressOf(procedure)]))];
    }),
  );
}

function addressOf(procedure: unknown): string {
  if (!isContractProcedure(procedure)) throw new Error('A slice of the contract holds calls only.');
  const { method, path } = procedure['~orpc'].route;
  return `${method} ${path}${metaOf(procedure).reads ? '' : ' writes'}`;
}
