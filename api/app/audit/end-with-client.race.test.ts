import { spawn } from 'node:child_process';
import { Client } from 'pg';
import { expect, test } from 'vitest';

const url = process.env['TEST_DATABASE_URL'];

/** A long query in a process of its own. */
const query = `
  import { sql } from 'kysely';
  import { openPostgres } from '#api/shared/database/database.ts';
  import { endWithClient } from '#api/app/audit/end-with-client.ts';
  const { db } = await openPostgres(process.env.TEST_DATABASE_URL);
  await db.transaction().execute(async (tx) => {
    await endWithClient(tx);
    await sql\`select pg_sleep(120) as long_audit\`.execute(tx);
  });`;

test('a query of an audit that is killed ends on the server', { timeout: 60_000 }, async ({ skip }) => {
  if (!url) return skip();
  const client = new Client({ connectionString: url });
  await client.connect();
  const running = async () => {
    const { rows } = await client.query(
      "select pid from pg_stat_activity where query like '%as long_audit%' and state = 'active' and pid <> pg_backend_pid()",
    );
    return rows.length;
  };
  const audit = spawn(process.execPath, ['--input-type=module', '--eval', query], { stdio: 'ignore' });
  await expect.poll(running, { timeout: 20_000 }).toBe(1);
  audit.kill('SIGKILL');
  await expect.poll(running, { timeout: 20_000, interval: 500 }).toBe(0);
  await client.end();
});
