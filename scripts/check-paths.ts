import { globSync, readFileSync } from 'node:fs';
import exceptions from './paths/exceptions.json' with { type: 'json' };
import { pathsOutside } from './paths/outside.ts';

const roots = '{.ci,api,bench,contract,e2e,fixtures,sandbox,scripts,seed,web}';
const sources = globSync(['*.{ts,cjs,mjs,json}', `${roots}/**/*.{ts,tsx,js,cjs,mjs,json,sh}`, '.ci/*'], {
  // Foreign files, and files that only browsers read.
  exclude: [
    'package-lock.json',
    '**/*.gen.ts',
    'fixtures/blns.json',
    'fixtures/scorm/**/*.js',
    'scripts/paths/exceptions.json',
  ],
});

const excepted = new Map<string, string[]>(Object.entries(exceptions));
const complaints = sources.flatMap((path) => {
  const outside = pathsOutside({ path, text: readFileSync(path, 'utf8') });
  const exceptionsOfPath = excepted.get(path) ?? [];
  return [
    ...outside
      .filter((word) => !exceptionsOfPath.includes(word))
      .map((word) => `${path}: ${word} leads out of the repository`),
    ...exceptionsOfPath
      .filter((word) => !outside.includes(word))
      .map((word) => `${path}: ${word} needs no exception any more`),
  ];
});
const gone = [...excepted.keys()].filter((path) => !sources.includes(path));
complaints.push(...gone.map((path) => `${path} is not there, and needs no exceptions`));

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) {
  console.error(
    'Tests and scripts read only what is in the repository. What is no path to a file, such as a hostile name,',
  );
  console.error('stands in scripts/paths/exceptions.json.');
  process.exit(1);
}
console.log(`The paths in ${sources.length} sources are fine.`);
