import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesOf } from './slice/files.ts';
import { filledIn, insertAmong, insertFirst, namesOf } from './slice/names.ts';

const [noun, singular] = process.argv.slice(2);
if (!noun) throw new Error('Name the slice by its noun: npm run new:slice surveys, or: npm run new:slice news article');

const names = namesOf(noun, singular);
const { slice } = names;
if (existsSync(`contract/${slice}`)) throw new Error(`There is a slice ${slice} already: contract/${slice}`);

const files = filesOf(names, new Date().toISOString().slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-'));
for (const [template, path] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, filledIn(readFileSync(`scripts/templates/slice/${template}.txt`, 'utf8'), names));
}

const asName = `import { ${slice}Contract as ${slice} } from './${slice}/index.ts';`;
change('contract/index.ts', (text) => insertAmong(text, /^import \{ \w+Contract as \w+ \} from/, asName));
change('contract/index.ts', (text) => insertAmong(text, /^ {2}\w+,$/, `  ${slice},`));
const asSlice = `import { ${slice}Slice } from '#api/${slice}/slice.ts';`;
change('api/app/slices.ts', (text) => insertAmong(text, /^import \{ \w+Slice \} from/, asSlice));
// Slices erase a person's data in this order, so a new slice is erased before the slices that it reads.
change('api/app/slices.ts', (text) => insertFirst(text, /^ {2}\w+Slice,$/, `  ${slice}Slice,`));

const scripts = ['generate-database-types', 'write-text-lists', 'write-route-tree', 'write-openapi'];
for (const name of scripts) execFileSync(process.execPath, [`scripts/${name}.ts`], { stdio: 'inherit' });
const formatted = Object.values(files).filter((path) => !path.endsWith('.sql'));
execFileSync('node_modules/.bin/oxfmt', [...formatted, 'contract/index.ts', 'api/app/slices.ts'], { stdio: 'ignore' });

console.log(`${Object.values(files).join('\n')}\n
api/${slice}/may-call.json says which slices ${slice} may call. Then: npm run check, npm run test:api.`);

function change(path: string, by: (text: string) => string): void {
  writeFileSync(path, by(readFileSync(path, 'utf8')));
}
