import { makeDatabase } from './make-database.ts';
import { tmpdir } from 'node:os';
import { Pool } from 'pg';
import { identify } from '#api/people/identity/index.ts';
import { rawRoutes, routes } from '#api/app/routes.ts';
import { refreshTallies } from '#api/offer/catalogue/refresh-tallies.ts';
import { readConfig } from '#api/shared/config/config.ts';
import { openPostgres, type Database } from '#api/shared/database/database.ts';
import { openFileStore } from '#api/shared/files/file-store.ts';
import { answerApi } from '#api/shared/http/http.ts';
import type { CachedCounts } from '#api/shared/database/cached-counts.ts';
import { migrate } from '#api/shared/database/migrate.ts';
import { fillCatalogue } from '#seed/fill-catalogue.ts';

type Statement = { sql: string; parameters: readonly unknown[] };

export type Catalogue = {
  /** Sends a request to the API for courses, or to a path below; answers the body as text. */
  request: (body: object, below?: string) => Promise<string>;
  /** The SQL statements of this request, through `pg` only. */
  bare: (body: object) => Promise<() => Promise<void>>;
  /** Runs the job that counts the whole list. */
  refresh: () => Promise<void>;
  /** The process ids of the database backends in use. */
  backends: () => Promise<number[]>;
  close: () => Promise<void>;
};

export async function openCatalogue(url: string, count: number, counts?: CachedCounts): Promise<Catalogue> {
  const own = await makeDatabase(url, `bench_courses_${count}`);
  let received: Statement[] = [];
  const database = await openPostgres(own, {
    watch: (event) => {
      if (event.level === 'query') received.push(event.query);
    },
  });
  await migrate(database);
  await fillCatalogue(database.db, count);
  const world = worldOf(database, counts);
  const answer = answerApi({ routes, rawRoutes, world, identify });
  const refresh = () =>
    refreshTallies({ ...world, actor: { kind: 'system' }, locale: 'pt-PT', client: { address: '', agent: '' } });
  await refresh();
  const pool = new Pool({ connectionString: own, max: 1 });
  // The server may stop before the connection is closed.
  pool.on('error', () => undefined);

  const request = async (body: object, below = '') => {
    received = [];
    return send(answer, { body, below });
  };

  return {
    request,
    refresh,
    bare: async (body) => {
      await request(body);
      const statements = [...received];
      return async () => {
        for (const { sql, parameters } of statements) await pool.query(sql, [...parameters]);
      };
    },
    backends: async () => {
      const { rows } = await pool.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = current_database()',
      );
      return rows.map(({ pid }) => pid);
    },
    close: async () => {
      await pool.end();
      await database.close();
    },
  };
}

async function send(
  answer: ReturnType<typeof answerApi>,
  { body, below }: { body: object; below: string },
): Promise<string> {
  const incoming = new Request(`http://localhost/api/courses${below}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const response = await answer(incoming);
  if (!response.ok) throw new Error(await response.text());
  return response.text();
}

function worldOf({ db }: Database, counts: CachedCounts | undefined) {
  const config = readConfig({ DATA_DIR: tmpdir(), APP_SECRET: 'a secret for benches only, of no use elsewhere' });
  const files = openFileStore(tmpdir());
  return { db, config, files, now: () => new Date(), ...(counts && { counts }) };
}
