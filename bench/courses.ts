import { startPostgres } from '#scripts/postgres/start.ts';
import { ratioRow, type Row } from './row.ts';
import { openCatalogue } from './support/catalogue.ts';
import { compare, type Cost } from './support/compare.ts';

const courses = 10_000;
const question = { filter: { currency_id: 1 }, page: { number: 1, size: 24 } };

export async function run(): Promise<Row[]> {
  const postgres = await startPostgres();
  const catalogue = await openCatalogue(postgres.url, courses);
  try {
    const bare = await catalogue.bare(question);
    const { one: api, other: sql } = await compare(
      { one: () => catalogue.request(question), other: bare, backends: catalogue.backends },
      { rounds: 12, calls: 120 },
    );
    return [
      ratioRow({
        name: 'POST /courses, 24 cards, CPU of server and database against its bare SQL',
        ratio: api.cpuMs / sql.cpuMs,
        allowed: 1.6,
        detail: `${courses} courses; ${reported(api)} against ${reported(sql)}`,
      }),
    ];
  } finally {
    await catalogue.close();
    await postgres.stop();
  }
}

function reported({ cpuMs, ownCpuMs }: Cost): string {
  return `${cpuMs.toFixed(2)} ms (${ownCpuMs.toFixed(2)} of it in Node)`;
}
