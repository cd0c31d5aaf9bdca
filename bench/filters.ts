import { keepCounts } from '#api/shared/kept-counts.ts';
import { startPostgres } from '#scripts/postgres/start.ts';
import { amountRow, knownRow, ratioRow, type Row } from './row.ts';
import { openCatalogue, type Catalogue } from './support/catalogue.ts';
import { costOf, type Cost } from './support/compare.ts';

/** Each with what a search and its filter counts may cost together, in ms of processor. */
const usualSizes = [
  { courses: 1_000, allowedMs: 15, calls: 60 },
  { courses: 10_000, allowedMs: null, calls: 30 },
  { courses: 20_000, allowedMs: 30, calls: 30 },
  { courses: 100_000, allowedMs: null, calls: 10 },
];
/** `node bench/run.ts filters million`: to write them alone takes a quarter of an hour. */
const sizes = process.argv.includes('million')
  ? [...usualSizes.slice(-1), { courses: 1_000_000, allowedMs: null, calls: 5 }]
  : usualSizes;
const texts = ['programação', 'segurança em obra', 'gestao de projetos', 'contab'];
const kinds = [
  'list',
  'popular',
  'free',
  'search',
  'suggestion',
  'searchCounts',
  'listCounts',
  'listCountsAnew',
  'filteredCountsAnew',
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
  listCountsAnew: 'Filter counts of the whole list, once a minute at most',
  filteredCountsAnew: 'Filter counts of a level, once a minute at most',
};

/** What the course list asks of the API, over more and more courses: processor time with its database. */
export async function run(): Promise<Row[]> {
  const postgres = await startPostgres();
  try {
    const rows: Row[] = [];
    let before: Costs | null = null;
    for (const { courses, allowedMs, calls } of sizes) {
      const counts = keepCounts({ most: 500, freshMs: Infinity });
      const catalogue = await openCatalogue(postgres.url, courses, counts);
      const costs = await costsOf(catalogue, { calls, forget: counts.drop });
      await catalogue.close();
      rows.push(...rowsOf(courses, costs, before), ...together(courses, costs, allowedMs));
      before = costs;
    }
    return rows;
  } finally {
    await postgres.stop();
  }
}

async function costsOf(catalogue: Catalogue, { calls, forget }: { calls: number; forget: () => void }): Promise<Costs> {
  const page = { number: 1, size: 9 };
  const of = { currency_id: 1 };
  let turn = 0;
  const search = () => texts[turn++ % texts.length] ?? '';
  const asks: Record<Kind, () => Promise<string>> = {
    list: () => catalogue.ask({ filter: of, sort: by('start'), page }),
    popular: () => catalogue.ask({ filter: of, sort: by('popular'), page }),
    free: () => catalogue.ask({ filter: { ...of, has_seats: true }, sort: by('start'), page }),
    search: () => catalogue.ask({ filter: { ...of, search: search() }, page }),
    suggestion: () => catalogue.ask({ filter: { search: search().slice(0, 4) } }, '/suggestions'),
    searchCounts: () => catalogue.ask({ filter: { ...of, search: search() } }, '/choices'),
    listCounts: () => catalogue.ask({ filter: of }, '/choices'),
    listCountsAnew: () => {
      forget();
      return catalogue.ask({ filter: of }, '/choices');
    },
    filteredCountsAnew: () => {
      forget();
      return catalogue.ask({ filter: { ...of, level: 'beginner' } }, '/choices');
    },
  };
  const costs: Partial<Costs> = {};
  for (const kind of kinds) costs[kind] = await costOf(asks[kind], { backends: catalogue.backends, calls });
  return costs as Costs;
}

function by(field: string) {
  return [{ field, order: 'asc' }];
}

function against(name: string, counts: Cost, itself: Cost): Row {
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

function together(courses: number, costs: Costs, allowedMs: number | null): Row[] {
  const { search, searchCounts, list, listCounts } = costs;
  const ratios = [
    against(`against the search itself, ${courses} courses`, searchCounts, search),
    against(`of the whole list against the list itself, ${courses} courses`, listCounts, list),
  ];
  if (allowedMs === null) return ratios;
  const amount = search.cpuMs + searchCounts.cpuMs;
  const both = {
    name: `A search with its filter counts, ${courses} courses, CPU`,
    amount,
    allowed: allowedMs,
    unit: 'ms',
  };
  return [...ratios, amountRow({ ...both, detail: 'the API with its database' })];
}
