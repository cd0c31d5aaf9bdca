import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { complaintsAbout } from './docs/check.ts';
import { faultsOfProse } from './words/banned.ts';

const made = ['node_modules', 'dist', 'data', 'coverage', 'test-results', '.git'];

const site = {
  files: readdirSync('.')
    .filter((name) => !made.includes(name))
    .flatMap((name) => (statSync(name).isDirectory() ? filesBelow(name) : [name])),
  commands: Object.keys(packageJson.scripts),
};

const pages = globSync(['*.md', 'fixtures/README.md', 'docs/**/*.md']);
// It quotes a licence verbatim.
const foreign = 'fixtures/README.md';
const complaints = pages.flatMap((path) => {
  const text = readFileSync(path, 'utf8');
  const faults = path === foreign ? [] : faultsOfProse(text).map((fault) => `${path}: ${fault}`);
  return [...complaintsAbout({ path, text }, site), ...faults];
});

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);
console.log(`The paths and commands in ${pages.length} pages are fine.`);

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
