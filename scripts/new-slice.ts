import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesOf } from './slice/files.ts';
import { addToFloor, filledIn, insertAmong, namesOf } from './slice/names.ts';

const [floor, noun, singular] = process.argv.slice(2);
if (!floor || !noun) {
  throw new Error(
    'Name its floor and its noun: npm run new:slice areas surveys, or: npm run new:slice offer news article',
  );
}

const names = namesOf(floor, noun, singular);
const { slice } = names;
if (existsSync(`contract/${floor}/${slice}`)) throw new Error(`There is a slice ${slice} already.`);

const files = filesOf(names, new Date().toISOString().slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-'));
for (const [template, path] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, filledIn(readFileSync(`scripts/templates/slice/${template}.txt`, 'utf8'), names));
}

const asName = `import { ${slice}Contract as ${slice} } from './${floor}/${slice}/index.ts';`;
change('contract/index.ts', (text) => insertAmong(text, /^import \{ \w+Contract as \w+ \} from/, asName));
change('contract/index.ts', (text) => insertAmong(text, /^ {2}\w+,$/, `  ${slice},`));
change('floors.ts', (text) => addToFloor(text, names));

const scripts = ['generate-database-types', 'write-lists', 'write-route-tree', 'write-openapi'];
for (const name of scripts) execFileSync(process.execPath, [`scripts/${name}.ts`], { stdio: 'inherit' });
const formatted = Object.values(files).filter((path) => !path.endsWith('.sql'));
execFileSync('node_modules/.bin/oxfmt', [...formatted, 'contract/index.ts', 'floors.ts'], { stdio: 'ignore' });

console.log(`${Object.values(files).join('\n')}\n
${slice} may call everything that stands before it in floors.ts. Then: npm run check, npm run test:api.`);

function change(path: string, by: (text: string) => string): void {
  writeFileSync(path, by(readFileSync(path, 'utf8')));
}
