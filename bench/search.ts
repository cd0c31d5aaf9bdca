import { startPostgres } from '#scripts/postgres/start.ts';
import { ratioRow, type Row } from './row.ts';
import { openCatalogue, type Catalogue } from './support/catalogue.ts';
import { compare, type Cost } from './support/compare.ts';

const few = 10_000;
const many = 100_000;
const texts = [
  'programação',
  'segurança em obra',
  'gestao de projetos',
  'contab',
  'certificado',
  'soldadura na prática',
];

export async function run(): Promise<Row[]> {
  const postgres = await startPostgres();
  const small = await openCatalogue(postgres.url, few);
  const large = await openCatalogue(postgres.url, many);
  try {
    const bare: (() => Promise<void>)[] = [];
    for (const text of texts) bare.push(await large.bare(question(text)));
    const againstSql = await compare(
      { one: () => searchAll(large), other: () => inTurn(bare), backends: large.backends },
      { rounds: 6, calls: 10 },
    );
    const againstFew = await compare(
      { one: () => searchAll(large), other: () => searchAll(small), backends: () => bothBackends(small, large) },
      { rounds: 6, calls: 10 },
    );
    return [
      ratioRow({
        name: `Ranked search over ${many} courses, CPU against its bare SQL`,
        ratio: againstSql.one.cpuMs / againstSql.other.cpuMs,
        allowed: 1.3,
        detail: `${reported(againstSql.one)} against ${reported(againstSql.other)}`,
      }),
      ratioRow({
        name: `Ranked search over ${many} courses against ${few}, time`,
        ratio: againstFew.one.wallMs / againstFew.other.wallMs,
        allowed: 4,
        detail: `${reported(againstFew.one)} against ${reported(againstFew.other)}`,
      }),
    ];
  } finally {
    await small.close();
    await large.close();
    await postgres.stop();
  }
}

function question(search: string) {
  return { filter: { search, currency_id: 1 }, page: { number: 1, size: 24 } };
}

async function searchAll(catalogue: Catalogue): Promise<void> {
  for (const text of texts) await catalogue.request(question(text));
}

async function inTurn(acts: (() => Promise<void>)[]): Promise<void> {
  for (const act of acts) await act();
}

async function bothBackends(one: Catalogue, other: Catalogue): Promise<number[]> {
  return [...(await one.backends()), ...(await other.backends())];
}

function reported({ cpuMs, ownCpuMs, wallMs }: Cost): string {
  return `${perSearch(wallMs)} ms (CPU ${perSearch(cpuMs)} ms, ${perSearch(ownCpuMs)} of it in Node)`;
}

function perSearch(ms: number): string {
  return (ms / texts.length).toFixed(2);
}
