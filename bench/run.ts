import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Row } from './row.ts';

type Bench = { run: () => Promise<Row[]> };

const helpers = new Set(['bare-server.ts', 'load.ts', 'processes.ts', 'row.ts', 'run.ts']);
const page = 'docs/performance.md';
const [begin, end] = ['<!-- table: written by npm run bench -->', '<!-- end of table -->'];

const day = new Date().toISOString().slice(0, 10);
const only = process.argv.slice(2);
const names = readdirSync('bench', { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.includes('.test.'))
  .map(({ name }) => name)
  .filter((name) => !helpers.has(name) && (only.length === 0 || only.includes(name.replace('.ts', ''))));

const rows: Row[] = [];
for (const name of names) {
  console.error(`bench/${name}`);
  const bench: Bench = await import(`./${name}`);
  rows.push(...(await bench.run()));
}
console.error(tableOf(linesOf(rows)));
writeTable(rows);
if (rows.some(({ holds }) => !holds)) process.exitCode = 1;

function linesOf(measured: Row[]): string[] {
  return measured.map(
    ({ name, measured: amount, allowed, holds, detail }) =>
      `| ${[name, amount, allowed, holds ? 'yes' : '**no**', day, detail].join(' | ')} |`,
  );
}

function tableOf(lines: string[]): string {
  const head = ['| what | measured | allowed | holds | on | seen |', '| --- | --- | --- | --- | --- | --- |'];
  return [...head, ...lines].join('\n');
}

/** A run of all measurements writes the table again; a partial run replaces its own rows. */
function writeTable(measured: Row[]): void {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}`;
  const text = readFileSync(page, 'utf8');
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  const fresh = new Map(linesOf(measured).map((line) => [nameIn(line), line]));
  const stored = only.length === 0 ? [] : text.slice(from, to).split('\n').filter(isRow);
  const lines = stored.map((line) => fresh.get(nameIn(line)) ?? line);
  const added = [...fresh].filter(([name]) => !stored.some((line) => nameIn(line) === name)).map(([, line]) => line);
  const made = tableOf([...lines, ...added]);
  writeFileSync(
    page,
    `${text.slice(0, from)}\n\nThe last run was on ${machine}. Each row has the day of its own measurement.\n\n${made}\n\n${text.slice(to)}`,
  );
}

function isRow(line: string): boolean {
  return line.startsWith('| ') && !line.startsWith('| what ') && !line.startsWith('| ---');
}

function nameIn(line: string): string {
  return line.split(' | ')[0] ?? line;
}
