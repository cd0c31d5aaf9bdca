import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { filesOf } from './slice/files.ts';
import { addToFloor, filledIn, insertAmong, namesOf } from './slice/names.ts';
import { partsOf, withParts } from './slice/parts.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  // Where more slices follow, what is generated is generated with the last one.
  options: { with: { type: 'string' }, 'more-follow': { type: 'boolean', default: false } },
});
const [floor, noun, singular] = positionals;
if (!floor || !noun || !singular) {
  throw new Error(`Name its floor, its noun and one of them, and what else it has:
npm run new:slice areas surveys survey
npm run new:slice offer news article -- --with mail,job,event,file`);
}

const names = namesOf(floor, noun, singular);
const parts = partsOf(values.with);
const { slice } = names;
if (existsSync(`contract/${floor}/${slice}`)) throw new Error(`There is a slice ${slice} already.`);

const stamp = new Date().toISOString().slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-');
const files = filesOf(names, parts, stamp);
for (const [template, path] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  const text = readFileSync(`scripts/templates/slice/${template}.txt`, 'utf8');
  writeFileSync(path, filledIn(withParts(text, parts), names));
}

const asName = `import { ${slice}Contract as ${slice} } from './${floor}/${slice}/index.ts';`;
change('contract/index.ts', (text) => insertAmong(text, /^import \{ \w+Contract as \w+ \} from/, asName));
change('contract/index.ts', (text) => insertAmong(text, /^ {2}\w+,$/, `  ${slice},`));
change('floors.ts', (text) => addToFloor(text, names));

const scripts = ['generate-database-types', 'write-lists', 'write-route-tree', 'write-openapi'];
for (const name of values['more-follow'] ? [] : scripts)
  execFileSync(process.execPath, [`scripts/${name}.ts`], { stdio: 'inherit' });
const formatted = Object.values(files).filter((path) => !path.endsWith('.sql'));
execFileSync('node_modules/.bin/oxfmt', [...formatted, 'contract/index.ts', 'floors.ts'], { stdio: 'ignore' });

console.log(`${Object.values(files).join('\n')}\n
${slice} may call everything that stands before it in floors.ts. Then: npm run check, npm run test:api.`);

function change(path: string, by: (text: string) => string): void {
  writeFileSync(path, by(readFileSync(path, 'utf8')));
}
