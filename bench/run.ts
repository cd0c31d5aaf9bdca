import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Row } from './row.ts';

type Bench = { run: () => Promise<Row[]> };

const helpers = new Set(['bare-server.ts', 'load.ts', 'processes.ts', 'row.ts', 'run.ts']);
const page = 'docs/performance.md';
const [begin, end] = ['<!-- table: written by npm run bench -->', '<!-- end of table -->'];

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
const table = tableOf(rows);
console.error(table);
if (only.length === 0) writeTable(table);

function tableOf(lines: Row[]): string {
  const cells = lines.map(({ name, measured, allowed, holds, detail }) =>
    [name, measured, allowed, holds ? 'yes' : '**no**', detail].join(' | '),
  );
  return [
    '| what | measured | allowed | holds | seen |',
    '| --- | --- | --- | --- | --- |',
    ...cells.map((line) => `| ${line} |`),
  ].join('\n');
}

function writeTable(made: string): void {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}`;
  const day = new Date().toISOString().slice(0, 10);
  const text = readFileSync(page, 'utf8');
  const before = text.slice(0, text.indexOf(begin) + begin.length);
  const after = text.slice(text.indexOf(end));
  writeFileSync(page, `${before}\n\nMeasured on ${day}: ${machine}.\n\n${made}\n\n${after}`);
}
