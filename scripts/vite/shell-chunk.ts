import { statSync } from 'node:fs';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { modulesUsedFrom, type Modules } from './modules-used.ts';
import { shareOut, type Files } from './share-out.ts';

/** What the entry does not import, and every page does at once or in the end: asking for data, and knowing who asks. */
const onEveryPage =
  /\/web\/shared\/(api|price-tag|format|session)\.ts|react-query\/build\/modern\/use(Suspense)?Query\.js$/;

/** What every browser asks for once the page is awake, whatever page that is. */
const onceAwake =
  /\/web\/(shell\/awake|shared\/ui\/picture-frame|cart\/follow-cart|wishlist\/(bring|wish)-bookmark|reviews\/reviews-near)\.tsx?$/;

/** What single pages ask for after the start without anybody touching them. */
const tails: [page: string, what: RegExp][] = [
  [
    'courses.$id.index',
    /\/web\/(catalogue\/(course-around-parts|tail\/(tail-near|tail))|classes\/waiting\/(bring|waiting-list-part)|reviews\/reviews-part)\.tsx?$/,
  ],
  ['courses.index', /\/web\/catalogue\/(course-filters|active-filters|no-courses)\.tsx$/],
  ['classes.index', /\/web\/classes\/calendar\/(subscribe|no-classes)\.tsx$/],
];

/** The shell names every other file, so most have short names: a kilobyte of the first load. */
const named = /^(shell|awake|index)$/;

/**
 * Every page loads what the entry imports, so all of it lies in one file. What pages share, and what comes after the start,
 * lies in a few more (`shareOut`): small files compress badly, and each is a request.
 */
export function shellChunk(entry: string): Plugin {
  let files: Files = new Map();

  return {
    name: 'shell-chunk',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildEnd() {
      files = await filesOf(entry, this);
    },
    outputOptions: (options) => ({
      ...options,
      chunkFileNames: ({ name }) => (named.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
      assetFileNames: 'assets/[hash][extname]',
      codeSplitting: {
        groups: [
          { name: 'shell', test: (id: string) => files.get(id) === 'shell', priority: 2 },
          // Without what these modules import, which may lie elsewhere.
          {
            name: (id: string) => files.get(id) ?? null,
            debugName: 'shared',
            priority: 1,
            includeDependenciesRecursively: false,
          },
        ],
      },
    }),
  };
}

/** A page that the router fetches by itself, by its route. */
const partOfPage = /\/web\/routes\/(.+)\.tsx\?tsr-split=/;

/** Of styles the modules hold the names alone, so their files tell how heavy they are. */
function weighed(id: string, code: string): number {
  if (id.endsWith('.css')) return statSync(id).size;
  return minifySync(`${id}.js`, code, { module: true }).code.length;
}

async function filesOf(entry: string, build: Rolldown.PluginContext): Promise<Files> {
  const ids = [...build.getModuleIds()];
  const resolved = new Map<string, Promise<string | null>>();
  const modules: Modules = {
    codeOf: (id) => build.getModuleInfo(id)?.code ?? null,
    hasEffects: (id) => build.getModuleInfo(id)?.moduleSideEffects !== false,
    resolve: (name, from) => {
      const asked = `${name} ${from}`;
      const answer = resolved.get(asked) ?? build.resolve(name, from).then((found) => found?.id ?? null);
      resolved.set(asked, answer);
      return answer;
    },
  };
  const usedFrom = (starts: string[]) => modulesUsedFrom(starts, modules);
  const always = await usedFrom(ids.filter((id) => id.endsWith(entry) || onEveryPage.test(id)));
  const parts = Map.groupBy(
    ids.filter((id) => partOfPage.test(id)),
    (id) => partOfPage.exec(id)?.[1] ?? id,
  );
  const pages = new Map<string, Set<string>>();
  for (const [page, starts] of parts) pages.set(page, await usedFrom(starts));
  const later = await usedFrom(ids.filter((id) => onceAwake.test(id)));
  const after = new Map<string, Set<string>>();
  for (const [page, what] of tails) after.set(page, await usedFrom(ids.filter((id) => what.test(id))));
  const needed = new Set([...pages.values(), later, ...after.values()].flatMap((some) => [...some]));
  const weights = new Map<string, number>();
  const imports = new Map<string, Set<string>>();
  for (const id of needed.difference(always)) {
    weights.set(id, weighed(id, build.getModuleInfo(id)?.code ?? ''));
    imports.set(id, await usedFrom([id]));
  }
  const weightOf = (id: string) => weights.get(id) ?? 0;
  const importsOf = (id: string) => imports.get(id) ?? new Set();
  return shareOut({ always, pages, later, tails: after, weightOf, importsOf });
}
