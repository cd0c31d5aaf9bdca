import { tablesIn, type Use } from './tables-in.ts';

export type Declared = {
  owns: readonly string[];
  publishes?: readonly string[];
  reads?: readonly string[];
};

type Sources = {
  /** The text of each file in `api/`, by path. */
  files: Record<string, string>;
  /** What each slice says in its `tables.ts`. */
  slices: Record<string, Declared>;
  /** Tables and views of the database. */
  tableNames: readonly string[];
};

/** The audit compares what all slices have written. */
const auditor = /^api\/app\/audit\//;

/** Every way in which SQL gets past a wall between slices, and every line of a `tables.ts` that is wrong. */
export function offencesOf({ files, slices, tableNames }: Sources): string[] {
  const names = new Set(tableNames);
  const uses = Object.entries(files).flatMap(([path, text]) => tablesIn(text, names).map((use) => ({ path, ...use })));
  return [
    ...wrongDeclarations(slices, tableNames),
    ...new Set(uses.flatMap((use) => offence(use, slices))),
    ...unused(uses, slices),
  ];
}

type UseIn = Use & { path: string };

function offence({ path, name, isWrite }: UseIn, slices: Record<string, Declared>): string[] {
  const slice = sliceOf(path);
  const { owns, publishes = [], reads = [] } = slices[slice] ?? { owns: [] };
  if (owns.includes(name)) return [];
  if (isWrite) return [`${path} writes ${name}, which belongs to ${ownerOf(name, slices)}`];
  if ([...publishes, ...reads].includes(name) || auditor.test(path)) return [];
  return [`${path} reads ${name} of ${ownerOf(name, slices)}; ${slice} does not say so in its tables.ts`];
}

function wrongDeclarations(slices: Record<string, Declared>, tableNames: readonly string[]): string[] {
  const published = Object.values(slices).flatMap(({ publishes = [] }) => publishes);
  const all = [...Object.values(slices).flatMap(({ owns }) => owns), ...published];
  const times = (name: string) => all.filter((each) => each === name).length;
  return [
    ...tableNames.filter((name) => times(name) === 0).map((name) => `${name} has no owner in any tables.ts`),
    ...tableNames.filter((name) => times(name) > 1).map((name) => `${name} has several owners`),
    ...Object.entries(slices).flatMap(([slice, { reads = [] }]) =>
      reads.filter((name) => !published.includes(name)).map((name) => `${slice} reads ${name}, which nobody publishes`),
    ),
  ];
}

function unused(uses: readonly UseIn[], slices: Record<string, Declared>): string[] {
  const isNamed = (slice: string, name: string) => uses.some((use) => use.name === name && sliceOf(use.path) === slice);
  return Object.entries(slices).flatMap(([slice, { reads = [] }]) =>
    reads.filter((name) => !isNamed(slice, name)).map((name) => `${slice} says that it reads ${name}, and does not`),
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
