import { readFileSync, writeFileSync } from 'node:fs';
import { buildIfStale } from './build/build-if-stale.ts';
import { firstLoad, kilobytes, overspent } from './size/budget.ts';
import { grown, weightsOf } from './size/growth.ts';
import { filesWithSchemas, readBuild } from './size/read-build.ts';

const weights = 'scripts/size/weights.json';

await buildIfStale();
const built = await readBuild();
// A page without files of its own is listed only among the shell's children.
const everyRoute = Object.entries(built.routes).flatMap(([route, { children }]) => [route, ...(children ?? [])]);
const pages = [...new Set(everyRoute)].filter((route) => route !== '__root__');
const loads = pages.map((route) => firstLoad(built, route));

if (process.argv.includes('--write')) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(weights, `${JSON.stringify(weightsOf(version, loads), null, 2)}\n`);
}

for (const { route, javascript, css, beyondShared } of loads) {
  const own = `${kilobytes(beyondShared)} its own`;
  console.log(`${route.padEnd(36)} ${kilobytes(javascript)} JavaScript (${own}), ${kilobytes(css)} CSS`);
}
for (const line of grown(JSON.parse(readFileSync(weights, 'utf8')), loads)) console.log(line);

const schemas = filesWithSchemas().map(
  (file) => `${file} has the library of schemas. Pages import values from values.ts.`,
);
const complaints = [...loads.flatMap(overspent), ...schemas];
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);

const heaviest = Math.max(...loads.map((load) => load.javascript));
console.log(`Heaviest first load: ${kilobytes(heaviest)} gzip.`);
