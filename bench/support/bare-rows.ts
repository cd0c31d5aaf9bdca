import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { cpuMsOf } from '../load.ts';

type Written = { name: string; inserts: number; updates: number };
type Table = Written & { columns: Column[]; sample: Record<string, unknown>[]; place: string };
type Column = { name: string; isUnique: boolean; type: string };
type BareCost = { cpuMs: number; ownCpuMs: number; rows: number };

/** The machinery that this bench measures. */
const machinery = ['outbox_events', 'idempotency_keys', 'rate_limits'];
/** Idle connections report what they wrote after ten seconds. */
const reportedWithinMs = 11_000;

/**
 * Counts what is written from now on. `cost` writes the same rows to copies of their tables, with the same indexes, one
 * statement for each row, and one transaction for each order.
 */
export async function bareRowsOf(url: string): Promise<{ cost: (orders: number) => Promise<BareCost> }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const before = await writtenTo(client);
  return {
    cost: async (orders) => {
      const after = await writtenTo(client);
      const tables: Table[] = [];
      for (const { name, inserts, updates } of after) {
        const earlier = before.find((table) => table.name === name);
        const each = {
          name,
          inserts: Math.round((inserts - (earlier?.inserts ?? 0)) / orders),
          updates: Math.round((updates - (earlier?.updates ?? 0)) / orders),
        };
        if (each.inserts + each.updates > 0) tables.push(await copyOf(client, each));
      }
      const spent = await costOf(client, tables, orders);
      await client.end();
      return { ...spent, rows: tables.reduce((sum, { inserts, updates }) => sum + inserts + updates, 0) };
    },
  };
}

async function writtenTo(client: Client): Promise<Written[]> {
  await wait(reportedWithinMs);
  const { rows } = await client.query<Record<keyof Written, string>>(
    `select relname as name, n_tup_ins as inserts, n_tup_upd as updates from pg_stat_user_tables
     where schemaname = 'public' and relname <> all ($1) order by relname`,
    [machinery],
  );
  return rows.map(({ name, inserts, updates }) => ({ name, inserts: Number(inserts), updates: Number(updates) }));
}

async function copyOf(client: Client, written: Written): Promise<Table> {
  const { name } = written;
  await client.query(`create schema if not exists bare`);
  await client.query(
    `create table bare.${name} (like public.${name} including defaults including generated including identity including indexes)`,
  );
  const columns = await columnsOf(client, name);
  const names = columns.map((column) => column.name).join(', ');
  const { rows: sample } = await client.query(
    `select ${names} from public.${name} order by ctid desc limit ${Math.max(1, written.inserts)}`,
  );
  const filled = await client.query(
    `insert into bare.${name} (${names}) select ${names} from public.${name} order by ctid desc limit 1 returning ctid::text`,
  );
  return { ...written, columns, sample, place: filled.rows[0].ctid };
}

async function columnsOf(client: Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<{ name: string; type: string; is_unique: boolean }>(
    `select a.attname as name, format_type(a.atttypid, null) as type, exists (
       select from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any (i.indkey)) as is_unique
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
       and a.attidentity = '' and a.attgenerated = ''`,
    [`public.${table}`],
  );
  return rows.map(({ name, type, is_unique }) => ({ name, type, isUnique: is_unique }));
}

async function costOf(client: Client, tables: Table[], orders: number): Promise<Omit<BareCost, 'rows'>> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  for (let order = 0; order < orders; order += 1) await writeOrder(client, tables, order);
  const [before, own] = [cpuMsOf(pid), process.cpuUsage()];
  for (let order = orders; order < 2 * orders; order += 1) await writeOrder(client, tables, order);
  const { user, system } = process.cpuUsage(own);
  const ownCpuMs = (user + system) / 1_000 / orders;
  return { cpuMs: ownCpuMs + (cpuMsOf(pid) - before) / orders, ownCpuMs };
}

async function writeOrder(client: Client, tables: Table[], order: number): Promise<void> {
  await client.query('begin');
  for (const table of tables) {
    for (let at = 0; at < table.inserts; at += 1) await insertOne(client, table, order * 100 + at);
    for (let at = 0; at < table.updates; at += 1) await updateOne(client, table);
  }
  await client.query('commit');
}

async function insertOne(client: Client, table: Table, serial: number): Promise<void> {
  const { name, columns, sample } = table;
  const row = sample[serial % sample.length] ?? {};
  const places = columns.map((_, at) => `$${at + 1}`).join(', ');
  const { rows } = await client.query(
    `insert into bare.${name} (${columns.map((column) => column.name).join(', ')}) values (${places}) returning ctid::text`,
    columns.map((column) => valueOf(column, row[column.name], serial)),
  );
  table.place = rows[0].ctid;
}

async function updateOne(client: Client, table: Table): Promise<void> {
  const column = table.columns.findLast(({ isUnique }) => !isUnique)?.name ?? table.columns[0]?.name;
  const { rows } = await client.query(
    `update bare.${table.name} set ${column} = ${column} where ctid = $1::tid returning ctid::text`,
    [table.place],
  );
  table.place = rows[0].ctid;
}

function valueOf({ type, isUnique }: Column, value: unknown, serial: number): unknown {
  if (typeof value === 'object' && value !== null && type.startsWith('json')) return JSON.stringify(value);
  if (!isUnique || value === null) return value;
  if (typeof value === 'string' && type === 'text') return `${value} ${serial}`;
  if (type === 'bigint' || type === 'integer') return 1_000_000 + serial;
  return value;
}
