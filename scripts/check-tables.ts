import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { SliceTables } from '#api/shared/database/slice-tables.ts';
import { floors } from '../floors.ts';
import { offencesOf, type Declared } from './tables/offences.ts';

const isForTests = /\.test\.ts$|\/make\.ts$|^api\/shared\/testing\/|^api\/shared\/database\/database-types\.ts$/;
const paths = globSync('api/**/*.ts').filter((path) => !isForTests.test(path));
const files = Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));

const slices: Record<string, Declared> = {};
for (const path of globSync('api/{shared,*/*}/tables.ts')) {
  const slice = basename(dirname(path));
  const { tables }: { tables: SliceTables } = await import(`../${path}`);
  slices[slice] = { ...tables, owns: Object.keys(tables.owns) };
}

const types = readFileSync('api/shared/database/database-types.ts', 'utf8');
const [, database = ''] = /export interface DB \{\n([^}]*)\}/.exec(types) ?? [];
const tableNames = [...database.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
if (tableNames.length === 0) throw new Error('api/shared/database/database-types.ts names no table.');

const complaints = offencesOf({ files, slices, floors: Object.values(floors), tableNames });
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) {
  console.error('A slice reads its own tables, and views that another slice publishes. See docs/decisions/0066-*.md.');
  process.exit(1);
}
console.log(`The tables of ${Object.keys(slices).length} slices are fine.`);
