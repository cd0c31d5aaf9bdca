import { tablesIn, type Use } from './tables-in.ts';

export type Declared = {
  owns: readonly string[];
  publishes?: readonly string[];
  reads?: readonly string[];
  readsUpward?: readonly string[];
};

type Sources = {
  /** The text of each file in `api/`, by path. */
  files: Record<string, string>;
  /** What each slice says in its `tables.ts`. */
  slices: Record<string, Declared>;
  /** The slices of each floor, from the ground up; others stand below. */
  floors: readonly (readonly string[])[];
  /** Tables and views of the database. */
  tableNames: readonly string[];
};

/** The audit compares what all slices have written. */
const auditor = /^api\/app\/audit\//;

/** Every way in which SQL gets past a wall between slices, and every line of a `tables.ts` that is wrong. */
export function offencesOf({ files, slices, floors, tableNames }: Sources): string[] {
  const names = new Set(tableNames);
  const uses = Object.entries(files).flatMap(([path, text]) => tablesIn(text, names).map((use) => ({ path, ...use })));
  return [
    ...wrongDeclarations(slices, tableNames),
    ...wrongDirections(slices, floors),
    ...new Set(uses.flatMap((use) => offence(use, slices))),
    ...unused(uses, slices),
  ];
}

type UseIn = Use & { path: string };

function offence({ path, name, isWrite }: UseIn, slices: Record<string, Declared>): string[] {
  const slice = sliceOf(path);
  const { owns, publishes = [], ...declared } = slices[slice] ?? { owns: [] };
  if (owns.includes(name)) return [];
  if (isWrite) return [`${path} writes ${name}, which belongs to ${ownerOf(name, slices)}`];
  if ([...publishes, ...readsOf(declared)].includes(name) || auditor.test(path)) return [];
  return [`${path} reads ${name} of ${ownerOf(name, slices)}; ${slice} does not say so in its tables.ts`];
}

function wrongDeclarations(slices: Record<string, Declared>, tableNames: readonly string[]): string[] {
  const published = Object.values(slices).flatMap(({ publishes = [] }) => publishes);
  const all = [...Object.values(slices).flatMap(({ owns }) => owns), ...published];
  const times = (name: string) => all.filter((each) => each === name).length;
  return [
    ...tableNames.filter((name) => times(name) === 0).map((name) => `${name} has no owner in any tables.ts`),
    ...tableNames.filter((name) => times(name) > 1).map((name) => `${name} has several owners`),
    ...Object.entries(slices).flatMap(([slice, declared]) =>
      readsOf(declared)
        .filter((name) => !published.includes(name))
        .map((name) => `${slice} reads ${name}, which nobody publishes`),
    ),
  ];
}

function wrongDirections(slices: Record<string, Declared>, floors: Sources['floors']): string[] {
  const floorOf = (slice: string) => floors.findIndex((floor) => floor.includes(slice));
  const isUpward = (slice: string, name: string) => floorOf(ownerOf(name, slices)) > floorOf(slice);
  return Object.entries(slices).flatMap(([slice, { reads = [], readsUpward = [] }]) => [
    ...reads.filter((name) => isUpward(slice, name)).map((name) => `${slice} reads ${name} of a higher floor`),
    ...readsUpward
      .filter((name) => !isUpward(slice, name))
      .map((name) => `${slice} says that ${name} is of a higher floor, and it is not`),
  ]);
}

function readsOf({ reads = [], readsUpward = [] }: Pick<Declared, 'reads' | 'readsUpward'>): string[] {
  return [...reads, ...readsUpward];
}

function unused(uses: readonly UseIn[], slices: Record<string, Declared>): string[] {
  const isNamed = (slice: string, name: string) => uses.some((use) => use.name === name && sliceOf(use.path) === slice);
  return Object.entries(slices).flatMap(([slice, declared]) =>
    readsOf(declared)
      .filter((name) => !isNamed(slice, name))
      .map((name) => `${slice} says that it reads ${name}, and does not`),
  );
}

function ownerOf(name: string, slices: Record<string, Declared>): string {
  const owner = Object.entries(slices).find(([, { owns, publishes = [] }]) => [...owns, ...publishes].includes(name));
  return owner?.[0] ?? 'nobody';
}

/** The root of the server works on the tables of the kernel as the kernel does. */
function sliceOf(path: string): string {
  const [, folder = '', slice = ''] = path.split('/');
  if (folder === 'app') return 'shared';
  return folder === 'shared' ? folder : slice;
}
