import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { modulesUsedFrom, type Modules } from './modules-used.ts';
import { frontPages, shareOut, type Files, type Needs, type Part } from './share-out.ts';

/** The shell names every other file, so most have short names: a kilobyte of the first load. */
const named = /^(shell|index)$/;

type Starts = {
  /** What every page loads with its first view. */
  entry: string;
  /** What every page loads once the app has started. */
  afterStart: string;
};

/**
 * Decides which modules of the browser share a file: one for what every page needs, and a few for what several pages
 * share (`shareOut`). Small files compress badly, and each is a request. Rolldown's own grouping (`entriesAware`) stays
 * within the budget of bytes only with 14 files or more for the page of a course, which has 7 by this.
 */
export function shellChunk(starts: Starts): Plugin {
  let files: Files = new Map();

  return {
    name: 'shell-chunk',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildEnd() {
      files = await filesOf(starts, this);
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

/** The desk adapts to the files of the site: what it uses moves nothing into them. */
const ofDesk = /\/web\/(admin\/|routes\/admin\.)/;

/** What a page loads by itself after its first view says so by its name. */
const laterPart = /-later\.tsx$/;

/** Of styles the modules hold the names alone, so their files tell how heavy they are. */
function weighed(id: string, code: string): number {
  if (id.endsWith('.css')) return statSync(id).size;
  return minifySync(`${id}.js`, code, { module: true }).code.length;
}

type UsedFrom = (starts: string[]) => Promise<Set<string>>;

async function filesOf({ entry, afterStart }: Starts, build: Rolldown.PluginContext): Promise<Files> {
  const ids = [...build.getModuleIds()];
  for (const start of [entry, afterStart])
    if (!ids.includes(start)) build.error(`${start} is not part of the browser.`);
  const usedFrom = readerOf(build);
  const pages = await pagesOf(build, usedFrom);
  const loads = {
    always: await usedFrom([entry]),
    later: await usedFrom([afterStart]),
    pages,
    parts: await partsOf(build, { pages, afterStart, usedFrom }),
  };
  return shareOut({ ...loads, ...(await weigh(loads, { build, usedFrom })) });
}

function pageOf(id: string): string | undefined {
  return ofDesk.test(id) ? undefined : partOfPage.exec(id)?.[1];
}

async function pagesOf(build: Rolldown.PluginContext, usedFrom: UsedFrom): Promise<Needs['pages']> {
  const pages = new Map<string, ReadonlySet<string>>();
  for (const [page, starts] of Map.groupBy(build.getModuleIds(), pageOf)) {
    if (page !== undefined) pages.set(page, await usedFrom(starts));
  }
  const unknown = [...frontPages.keys()].filter((page) => !pages.has(page));
  if (unknown.length > 0) build.error(`These are no pages of the router: ${unknown.join(', ')}.`);
  return pages;
}

/** What else is loaded by `import()`. */
async function partsOf(
  build: Rolldown.PluginContext,
  { pages, afterStart, usedFrom }: { pages: Needs['pages']; afterStart: string; usedFrom: UsedFrom },
): Promise<Needs['parts']> {
  const loadedBy = (id: string) => build.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const parts = new Map<string, Part>();
  for (const id of new Set([...build.getModuleIds()].flatMap(loadedBy))) {
    if (id === afterStart || partOfPage.test(id) || ofDesk.test(id)) continue;
    const hosts = [...pages].filter(([, needs]) => [...needs].some((module) => loadedBy(module).includes(id)));
    // It becomes part of the name of a file, which may be no path.
    const name = relative('', id).replaceAll('/', ' ');
    const isLater = laterPart.test(id);
    if (isLater && hosts.length === 0) build.error(`No page loads ${id}.`);
    parts.set(name, { needs: await usedFrom([id]), hosts: hosts.map(([page]) => page), isLater });
  }
  return parts;
}

type Loads = Pick<Needs, 'always' | 'later' | 'pages' | 'parts'>;

async function weigh(
  { always, later, pages, parts }: Loads,
  { build, usedFrom }: { build: Rolldown.PluginContext; usedFrom: UsedFrom },
): Promise<Pick<Needs, 'weightOf' | 'importsOf'>> {
  const loads = [...pages.values(), later, ...[...parts.values()].map(({ needs }) => needs)];
  const weights = new Map<string, number>();
  const imports = new Map<string, ReadonlySet<string>>();
  const loaded = loads.flatMap((needs) => [...needs.difference(always)]);
  for (const [id, { length }] of Map.groupBy(loaded, (one) => one)) {
    // What is loaded from one place stays where the bundler puts it, but for styles.
    if (length < 2 && !id.endsWith('.css')) continue;
    weights.set(id, weighed(id, build.getModuleInfo(id)?.code ?? ''));
    imports.set(id, await usedFrom([id]));
  }
  return { weightOf: (id) => weights.get(id) ?? 0, importsOf: (id) => imports.get(id) ?? new Set() };
}

/** The modules of the build that are used from others. */
function readerOf(build: Rolldown.PluginContext): UsedFrom {
  const resolved = new Map<string, Promise<string | null>>();
  const modules: Modules = {
    codeOf: (id) => build.getModuleInfo(id)?.code ?? null,
    hasEffects: (id) => build.getModuleInfo(id)?.moduleSideEffects !== false,
    resolve: (name, from) => {
      const requested = `${name} ${from}`;
      const answer = resolved.get(requested) ?? build.resolve(name, from).then((match) => match?.id ?? null);
      resolved.set(requested, answer);
      return answer;
    },
  };
  return (starts) => modulesUsedFrom(starts, modules);
}
