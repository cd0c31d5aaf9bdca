import { openCachedCounts } from '#api/shared/database/cached-counts.ts';
import { startPostgres } from '#scripts/postgres/start.ts';
import { knownRow, ratioRow, timesRow, type Row } from './row.ts';
import { openCatalogue, type Catalogue } from './support/catalogue.ts';
import { costOf, type Cost } from './support/compare.ts';
import { argon2Ms } from './support/yardstick.ts';

/** Each size with the most that a search and its filter counts may cost together, in password checks. */
const usualSizes = [
  { courses: 1_000, allowed: 2.5, calls: 60 },
  { courses: 10_000, allowed: null, calls: 30 },
  { courses: 20_000, allowed: 4.5, calls: 30 },
  { courses: 100_000, allowed: null, calls: 10 },
];
/** `node bench/run.ts filters million`; writing the courses alone takes a quarter of an hour. */
const sizes = process.argv.includes('million')
  ? [...usualSizes.slice(-1), { courses: 1_000_000, allowed: null, calls: 5 }]
  : usualSizes;
/** From so many courses on, the counts of the whole list are stored. */
const storedFrom = 20_000;
const texts = ['programação', 'segurança em obra', 'gestao de projetos', 'contab'];
const kinds = [
  'list',
  'popular',
  'free',
  'search',
  'suggestion',
  'searchCounts',
  'listCounts',
  'listCountsRefreshed',
  'filteredCountsRefreshed',
  'refresh',
] as const;
type Kind = (typeof kinds)[number];
type Costs = Record<Kind, Cost>;

const names: Record<Kind, string> = {
  list: 'List by start',
  popular: 'List by popularity',
  free: 'List of those with free seats',
  search: 'Search',
  suggestion: 'Suggestions',
  searchCounts: 'Filter counts of a search',
  listCounts: 'Filter counts of the whole list',
  listCountsRefreshed: 'Filter counts of the whole list, once a minute at most',
  filteredCountsRefreshed: 'Filter counts of a level, once a minute at most',
  refresh: 'Counts of the whole list refreshed by the job, every minute',
};

export async function run(): Promise<Row[]> {
  const postgres = await startPostgres();
  try {
    const rows: Row[] = [];
    let before: Costs | null = null;
    for (const { courses, allowed, calls } of sizes) {
      const counts = openCachedCounts({ most: 500, freshMs: Infinity });
      const catalogue = await openCatalogue(postgres.url, courses, counts);
      const costs = await costsOf(catalogue, { calls, purge: counts.drop });
      await catalogue.close();
      rows.push(...rowsOf(courses, costs, before), ...against(courses, costs, await argon2Ms()));
      if (allowed !== null) rows.push(together(courses, costs, { allowed, unitMs: await argon2Ms() }));
      before = costs;
    }
    return rows;
  } finally {
    await postgres.stop();
  }
}

async function costsOf(catalogue: Catalogue, { calls, purge }: { calls: number; purge: () => void }): Promise<Costs> {
  const page = { number: 1, size: 9 };
  const of = { currency_id: 1 };
  let turn = 0;
  const search = () => texts[turn++ % texts.length] ?? '';
  const isRetrieval: Record<Kind, () => Promise<unknown>> = {
    list: () => catalogue.request({ filter: of, sort: by('start'), page }),
    popular: () => catalogue.request({ filter: of, sort: by('popular'), page }),
    free: () => catalogue.request({ filter: { ...of, has_seats: true }, sort: by('start'), page }),
    search: () => catalogue.request({ filter: { ...of, search: search() }, page }),
    suggestion: () => catalogue.request({ filter: { search: search().slice(0, 4) } }, '/suggestions'),
    searchCounts: () => catalogue.request({ filter: { ...of, search: search() } }, '/choices'),
    listCounts: () => catalogue.request({ filter: of }, '/choices'),
    listCountsRefreshed: () => {
      purge();
      return catalogue.request({ filter: of }, '/choices');
    },
    filteredCountsRefreshed: () => {
      purge();
      return catalogue.request({ filter: { ...of, level: 'beginner' } }, '/choices');
    },
    refresh: catalogue.refresh,
  };
  const costs: Partial<Costs> = {};
  for (const kind of kinds) costs[kind] = await costOf(isRetrieval[kind], { backends: catalogue.backends, calls });
  return costs as Costs;
}

function by(field: string) {
  return [{ field, order: 'asc' }];
}

function countsAgainst(name: string, counts: Cost, itself: Cost): Row {
  return ratioRow({
    name: `Filter counts ${name}, CPU`,
    ratio: counts.cpuMs / itself.cpuMs,
    allowed: 2,
    detail: `${counts.cpuMs.toFixed(1)} ms against ${itself.cpuMs.toFixed(1)} ms`,
  });
}

function rowsOf(courses: number, costs: Costs, before: Costs | null): Row[] {
  return kinds.map((kind) => {
    const grown = before ? `; ${(costs[kind].cpuMs / before[kind].cpuMs).toFixed(1)} × the size before` : '';
    const detail = `CPU with its database, ${costs[kind].ownCpuMs.toFixed(1)} ms of it in Node${grown}`;
    return knownRow({ name: `${names[kind]}, ${courses} courses`, amount: costs[kind].cpuMs, unit: 'ms', detail });
  });
}

function against(courses: number, costs: Costs, unitMs: number): Row[] {
  const { search, searchCounts, list, listCounts, listCountsRefreshed } = costs;
  return [
    ...(courses < storedFrom
      ? []
      : [
          timesRow({
            name: `Filter counts of the whole list, stored, ${courses} courses, CPU`,
            ms: listCountsRefreshed.cpuMs,
            unitMs,
            unit: 'argon2',
            allowed: 1,
            detail: 'read from the table that the job keeps',
          }),
        ]),
    countsAgainst(`against the search itself, ${courses} courses`, searchCounts, search),
    countsAgainst(`of the whole list against the list itself, ${courses} courses`, listCounts, list),
  ];
}

function together(courses: number, { search, searchCounts }: Costs, bound: { allowed: number; unitMs: number }): Row {
  return timesRow({
    ...bound,
    name: `A search with its filter counts, ${courses} courses, CPU`,
    ms: search.cpuMs + searchCounts.cpuMs,
    unit: 'argon2',
    detail: 'the API with its database',
  });
}
