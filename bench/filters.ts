import { startPostgres } from '#scripts/postgres/start.ts';
import { amountRow, knownRow, ratioRow, type Row } from './row.ts';
import { openCatalogue, type Catalogue } from './support/catalogue.ts';
import { costOf, type Cost } from './support/compare.ts';

/** Each with what a search and its filter counts may cost together, in ms of processor. */
const sizes = [
  { courses: 1_000, allowedMs: 15, calls: 60 },
  { courses: 20_000, allowedMs: 30, calls: 30 },
  { courses: 100_000, allowedMs: null, calls: 10 },
];
const texts = ['programação', 'segurança em obra', 'gestao de projetos', 'contab'];
const kinds = ['list', 'free', 'search', 'suggestion', 'searchCounts', 'listCounts'] as const;
type Kind = (typeof kinds)[number];
type Costs = Record<Kind, Cost>;

const names: Record<Kind, string> = {
  list: 'List by start',
  free: 'List of those with free seats',
  search: 'Search',
  suggestion: 'Suggestions',
  searchCounts: 'Filter counts of a search',
  listCounts: 'Filter counts of the whole list',
};

/** What the course list asks of the API, over more and more courses: processor time with its database. */
export async function run(): Promise<Row[]> {
  const postgres = await startPostgres();
  try {
    const rows: Row[] = [];
    let before: Costs | null = null;
    for (const { courses, allowedMs, calls } of sizes) {
      const catalogue = await openCatalogue(postgres.url, courses);
      const costs = await costsOf(catalogue, calls);
      await catalogue.close();
      rows.push(...rowsOf(courses, costs, before), ...together(courses, costs, allowedMs));
      before = costs;
    }
    return rows;
  } finally {
    await postgres.stop();
  }
}

async function costsOf(catalogue: Catalogue, calls: number): Promise<Costs> {
  const page = { number: 1, size: 9 };
  const start = [{ field: 'start', order: 'asc' }];
  const of = { currency_id: 1 };
  let turn = 0;
  const search = () => texts[turn++ % texts.length] ?? '';
  const asks: Record<Kind, () => Promise<string>> = {
    list: () => catalogue.ask({ filter: of, sort: start, page }),
    free: () => catalogue.ask({ filter: { ...of, has_seats: true }, sort: start, page }),
    search: () => catalogue.ask({ filter: { ...of, search: search() }, page }),
    suggestion: () => catalogue.ask({ filter: { search: search().slice(0, 4) } }, '/suggestions'),
    searchCounts: () => catalogue.ask({ filter: { ...of, search: search() } }, '/choices'),
    listCounts: () => catalogue.ask({ filter: of }, '/choices'),
  };
  const costs: Partial<Costs> = {};
  for (const kind of kinds) costs[kind] = await costOf(asks[kind], { backends: catalogue.backends, calls });
  return costs as Costs;
}

function rowsOf(courses: number, costs: Costs, before: Costs | null): Row[] {
  return kinds.map((kind) => {
    const grown = before ? `; ${(costs[kind].cpuMs / before[kind].cpuMs).toFixed(1)} × the size before` : '';
    const detail = `CPU with its database, ${costs[kind].ownCpuMs.toFixed(1)} ms of it in Node${grown}`;
    return knownRow({ name: `${names[kind]}, ${courses} courses`, amount: costs[kind].cpuMs, unit: 'ms', detail });
  });
}

function together(courses: number, { search, searchCounts }: Costs, allowedMs: number | null): Row[] {
  const ratio = ratioRow({
    name: `Filter counts against the search itself, ${courses} courses, CPU`,
    ratio: searchCounts.cpuMs / search.cpuMs,
    allowed: 2,
    detail: `${searchCounts.cpuMs.toFixed(1)} ms against ${search.cpuMs.toFixed(1)} ms`,
  });
  if (allowedMs === null) return [ratio];
  const amount = search.cpuMs + searchCounts.cpuMs;
  const both = {
    name: `A search with its filter counts, ${courses} courses, CPU`,
    amount,
    allowed: allowedMs,
    unit: 'ms',
  };
  return [ratio, amountRow({ ...both, detail: 'the API with its database' })];
}
