import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { cpuMsOf } from '../load.ts';

type Stored = { name: string; inserts: number; updates: number };
type Table = Stored & { columns: Column[]; sample: Record<string, unknown>[]; place: string };
type Column = { name: string; isUnique: boolean; type: string };
/** Of this process and the database, for one order. */
export type BareCost = { cpuMs: number; ownCpuMs: number };
type BareRows = {
  /** Written for one order. */
  rows: number;
  write: (orders: number) => Promise<BareCost>;
  close: () => Promise<void>;
};
type Writer = { client: Client; pid: number; tables: Table[]; next: number };

/** The machinery that this bench measures. */
const machinery = ['outbox_events', 'idempotency_keys', 'rate_limits'];
/** Idle connections report what they wrote after ten seconds. */
const reportedWithinMs = 11_000;

/**
 * Counts what is written from now on. `prepare` makes copies of those tables, with the same indexes; `write` writes the
 * same rows to them, one statement for each row, one transaction for each order, and as many writers at once as there
 * are buyers.
 */
export async function bareRowsOf(url: string, buyers: number): Promise<(orders: number) => Promise<BareRows>> {
  const client = await connect(url);
  const before = await writtenTo(client);
  return async (orders) => {
    const tables: Table[] = [];
    for (const each of difference(before, await writtenTo(client), orders)) tables.push(await copyOf(client, each));
    const writers: Writer[] = [];
    for (let place = 0; place < buyers; place += 1) writers.push(await openWriter(url, tables, place));
    await writeAll(writers, orders);
    return {
      rows: tables.reduce((sum, { inserts, updates }) => sum + inserts + updates, 0),
      write: (more) => writeAll(writers, more),
      close: async () =>
        void (await Promise.all([client, ...writers.map((writer) => writer.client)].map((one) => one.end()))),
    };
  };
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

function difference(before: Stored[], after: Stored[], orders: number): Stored[] {
  return after
    .map(({ name, inserts, updates }) => {
      const earlier = before.find((table) => table.name === name);
      return {
        name,
        inserts: Math.round((inserts - (earlier?.inserts ?? 0)) / orders),
        updates: Math.round((updates - (earlier?.updates ?? 0)) / orders),
      };
    })
    .filter(({ inserts, updates }) => inserts + updates > 0);
}

async function writtenTo(client: Client): Promise<Stored[]> {
  await wait(reportedWithinMs);
  const { rows } = await client.query<Record<keyof Stored, string>>(
    `select relname as name, n_tup_ins as inserts, n_tup_upd as updates from pg_stat_user_tables
     where schemaname = 'public' and relname <> all ($1) order by relname`,
    [machinery],
  );
  return rows.map(({ name, inserts, updates }) => ({ name, inserts: Number(inserts), updates: Number(updates) }));
}

async function copyOf(client: Client, stored: Stored): Promise<Table> {
  const { name } = stored;
  await client.query(`create schema if not exists bare`);
  await client.query(
    `create table bare.${name} (like public.${name} including defaults including generated including identity including indexes)`,
  );
  const columns = await columnsOf(client, name);
  const names = columns.map((column) => column.name).join(', ');
  const { rows: sample } = await client.query(
    `select ${names} from public.${name} order by ctid desc limit ${Math.max(1, stored.inserts)}`,
  );
  return { ...stored, columns, sample, place: '' };
}

async function columnsOf(client: Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<{ name: string; type: string; is_unique: boolean }>(
    `select a.attname as name, format_type(a.atttypid, null) as type, exists (
       select from pg_index i left join pg_depend d on d.objid = i.indexrelid and d.refobjid = i.indrelid
       where i.indrelid = a.attrelid and i.indisunique
         and (a.attnum = any (i.indkey) or d.refobjsubid = a.attnum)) as is_unique
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
       and a.attidentity = '' and a.attgenerated = ''`,
    [`public.${table}`],
  );
  return rows.map(({ name, type, is_unique }) => ({ name, type, isUnique: is_unique }));
}

/** Each has a row of its own in every table, so that none waits for another. */
async function openWriter(url: string, tables: readonly Table[], place: number): Promise<Writer> {
  const client = await connect(url);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const own = tables.map((table) => ({ ...table }));
  const next = (place + 1) * 1_000_000;
  for (const table of own) await insertOne(client, table, next);
  return { client, pid: rows[0]?.pid ?? 0, tables: own, next: next + 100 };
}

async function writeAll(writers: Writer[], orders: number): Promise<BareCost> {
  const databaseCpuMs = () => writers.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0);
  const [before, own] = [databaseCpuMs(), process.cpuUsage()];
  await Promise.all(writers.map((writer) => writeShare(writer, orders / writers.length)));
  const { user, system } = process.cpuUsage(own);
  const ownCpuMs = (user + system) / 1_000 / orders;
  return { cpuMs: ownCpuMs + (databaseCpuMs() - before) / orders, ownCpuMs };
}

async function writeShare(writer: Writer, orders: number): Promise<void> {
  for (let order = 0; order < orders; order += 1, writer.next += 100) {
    await writeOrder(writer.client, writer.tables, writer.next);
  }
}

async function writeOrder(client: Client, tables: Table[], serial: number): Promise<void> {
  await client.query('begin');
  for (const table of tables) {
    for (let at = 0; at < table.inserts; at += 1) await insertOne(client, table, serial + at);
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
  if (type === 'bigint' || type === 'integer') return serial;
  return value;
}
