import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { firstLegalCode } from '#contract/platform/legal/values.ts';
import { identify, register } from '#api/people/identity/index.ts';
import { rawRoutes, routes } from '#api/app/routes.ts';
import { readConfig } from '#api/shared/config/config.ts';
import { openPostgres } from '#api/shared/database/database.ts';
import { openFileStore } from '#api/shared/files/file-store.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { migrate } from '#api/shared/database/migrate.ts';
import { makeDatabase } from './make-database.ts';

type SignInSite = {
  signIn: () => Promise<string>;
  backends: () => Promise<number[]>;
  close: () => Promise<void>;
};

export async function openSignInSite(url: string): Promise<SignInSite> {
  const database = await openPostgres(await makeDatabase(url, 'bench_sign_in'));
  await migrate(database);
  const config = readConfig({ DATA_DIR: tmpdir(), APP_SECRET: 'a secret for benches only, of no use elsewhere' });
  const world = { db: database.db, config, files: openFileStore(tmpdir()), now: () => new Date() };
  const credentials = { username: 'ana@exemplo.ao', password: 'uma frase curta serve bem' };
  const site = { ...world, actor: { kind: 'system' }, locale: 'pt-PT', client: { address: '', agent: '' } } as const;
  const person = {
    ...credentials,
    first_name: 'Ana',
    last_name: 'Mendes',
    role: 'student',
    wants_news: false,
  } as const;
  await register(site, { ...person, terms_version: firstLegalCode });
  const body = JSON.stringify({ data: [credentials] });
  const answer = answerApi({ routes, rawRoutes, world, identify });

  return {
    signIn: async () => {
      const request = new Request('http://localhost/api/users/authenticate', {
        method: 'POST',
        // Over HTTP every client sends the length.
        headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
        body,
      });
      const response = await answer(request);
      if (!response.ok) throw new Error(await response.text());
      return response.text();
    },
    backends: async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database()`.execute(database.db);
      return rows.map(({ pid }) => pid);
    },
    close: database.close,
  };
}
