import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openPostgres, type Database } from '../database/database.ts';

export async function newDatabaseUrl(server: string, copyOf = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const outside = await openPostgres(server);
  await sql`create database ${sql.id(name)} template ${sql.id(copyOf)}`.execute(outside.db);
  await outside.close();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

export async function newDatabase(server: string): Promise<Database> {
  return openPostgres(await newDatabaseUrl(server));
}
