import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filledIn, insertAmong, namesOf } from './slice/names.ts';

const [noun, singular] = process.argv.slice(2);
if (!noun)
  throw new Error(
    'Name the slice by its noun, in the plural: npm run new:slice surveys, or: npm run new:slice news article',
  );

const names = namesOf(noun, singular);
const { slice, thing } = names;
if (existsSync(`contract/${slice}.ts`)) throw new Error(`There is a slice ${slice} already: contract/${slice}.ts`);

const files = {
  'contract.ts': `contract/${slice}.ts`,
  'migration.sql': `api/migrations/${nextMigration()}-${slice}.sql`,
  'index.ts': `api/${slice}/index.ts`,
  'routes.ts': `api/${slice}/routes.ts`,
  'list.ts': `api/${slice}/list-${slice}.ts`,
  'list.test.ts': `api/${slice}/list-${slice}.test.ts`,
  'store.ts': `api/${slice}/store.ts`,
  'make.ts': `api/${slice}/make.ts`,
  'list.tsx': `web/${slice}/${thing}-list.tsx`,
};
for (const [template, path] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, filledIn(readFileSync(`scripts/templates/slice/${template}.txt`, 'utf8'), names));
}

change('contract/index.ts', (text) =>
  insertAmong(text, /^import \{ \w+ \} from '\.\//, `import { ${slice} } from './${slice}.ts';`),
);
change('contract/index.ts', (text) => insertAmong(text, /^ {2}\w+,$/, `  ${slice},`));
change('api/app/routes.ts', (text) =>
  insertAmong(text, /^import \{ \w+Routes \} from '#api\//, `import { ${slice}Routes } from '#api/${slice}/index.ts';`),
);
change('api/app/routes.ts', (text) => insertAmong(text, /^ {2}\w+: \w+Routes,$/, `  ${slice}: ${slice}Routes,`));
addTo('scripts/slices.json', []);
addTo('web/texts/pt.json', { empty: 'Ainda não há nada aqui.' });
addTo('web/texts/en-GB.json', { empty: 'Nothing here yet.' });

execFileSync(process.execPath, ['scripts/generate-database-types.ts'], { stdio: 'inherit' });
execFileSync('node_modules/.bin/oxfmt', [
  ...Object.values(files).filter((path) => !path.endsWith('.sql')),
  'scripts',
  'web/texts',
]);

console.log(`${Object.values(files).join('\n')}\n
Say in scripts/slices.json whom ${slice} may call, then npm run check, and npm run test:api.`);

function change(path: string, by: (text: string) => string): void {
  writeFileSync(path, by(readFileSync(path, 'utf8')));
}

/** The slice under its name, unless that is there already. */
function addTo(path: string, value: unknown): void {
  change(path, (text) => {
    const known: object = JSON.parse(text);
    return slice in known ? text : `${JSON.stringify({ ...known, [slice]: value }, null, 2)}\n`;
  });
}

function nextMigration(): string {
  const last = Math.max(0, ...readdirSync('api/migrations').map((name) => Number.parseInt(name, 10)));
  return String(last + 1).padStart(4, '0');
}
