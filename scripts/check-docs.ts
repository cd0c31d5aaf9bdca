import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { complaintsAbout } from './docs/check.ts';

const made = ['node_modules', 'dist', 'data', 'coverage', 'test-results', '.git'];

const house = {
  files: readdirSync('.')
    .filter((name) => !made.includes(name))
    .flatMap((name) => (statSync(name).isDirectory() ? filesBelow(name) : [name])),
  commands: Object.keys(packageJson.scripts),
};

const pages = globSync(['README.md', 'ARCHITECTURE.md', 'fixtures/README.md', 'docs/**/*.md']);
const complaints = pages.flatMap((path) => complaintsAbout({ path, text: readFileSync(path, 'utf8') }, house));

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);
console.log(`The paths and commands in ${pages.length} pages are fine.`);

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
