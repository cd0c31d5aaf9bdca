import { globSync, readFileSync } from 'node:fs';
import { refusals } from '#contract/refusals.ts';
import { flatten } from './texts/catalogue.ts';
import { complaintsAbout, type Side } from './texts/check.ts';
import { readTexts } from './texts/files.ts';

const complaints = [
  ...complaintsAbout(sideIn('web')).map((complaint) => `web/texts: ${complaint}`),
  ...complaintsAbout({ ...sideIn('api'), refusals: Object.keys(refusals) }).map((it) => `api/texts: ${it}`),
];

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);
console.log('Texts are fine.');

function sideIn(folder: 'web' | 'api'): Side {
  const paths = globSync(`${folder}/**/*.{ts,tsx}`, { exclude: ['**/*.test.*', '**/*.gen.ts'] });
  return {
    pt: flatten(readTexts(folder, 'pt')),
    en: flatten(readTexts(folder, 'en-GB')),
    sources: Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')])),
  };
}
