import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build/build-if-stale.ts';

// Each run has new data, which are deleted afterwards.
const site = mkdtempSync(join(tmpdir(), 'mestria-e2e-'));
const runFolder = process.env['E2E_RUN_FOLDER'] ?? join(site, 'run');
remove(runFolder);
process.on('exit', () => [site, runFolder].forEach(remove));
process.env.DATA_DIR = site;
// Set before the seed imports React, which would otherwise be the development build; an up-to-date build sets nothing.
process.env.NODE_ENV ??= 'production';

await buildIfStale();
await (await import('#seed/seed-site.ts')).seedSite();
await prepareForJourneys();
await import('#web/app/serve.ts');

/** All journeys share one address, so its limits are raised, and waits that a single journey tests are short. */
async function prepareForJourneys(): Promise<void> {
  const [{ withOperator }, { makePeople }, { writeSetting }, { writeEveryContent }] = await Promise.all([
    import('./with-operator.ts'),
    import('./ready-made-people.ts'),
    import('#api/platform/settings/index.ts'),
    import('./write-every-content.ts'),
  ]);
  await withOperator(async (ctx) => {
    await writeSetting(ctx, { key: 'registrationsPerHour', value: '1000' });
    await writeSetting(ctx, { key: 'minimumLoadingScreenMs', value: '250' });
    await writeEveryContent(ctx);
    // More than all journeys and their retries need.
    const people = await makePeople(ctx, { ready: 300, client: 12, robbed: 6 });
    for (const [kind, all] of Object.entries(people)) writePeople(kind, all);
  });
}

/** Writes a file for each person; a journey removes the file when it takes the person. */
function writePeople(kind: string, people: object[]): void {
  const folder = join(runFolder, kind);
  mkdirSync(folder, { recursive: true });
  for (const [place, person] of people.entries()) writeFileSync(join(folder, `${place}.json`), JSON.stringify(person));
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
