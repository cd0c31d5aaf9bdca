import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build/build-if-stale.ts';

// The journeys meet a site that nobody has been in: its data are seeded now and gone afterwards.
const site = mkdtempSync(join(tmpdir(), 'mestria-e2e-'));
const runFolder = process.env['E2E_RUN_FOLDER'] ?? join(site, 'run');
remove(runFolder);
process.on('exit', () => [site, runFolder].forEach(remove));
process.env.DATA_DIR = site;
// Before the seed brings React in, which would otherwise be the developers' copy; a build that is not stale sets nothing.
process.env.NODE_ENV ??= 'production';

await buildIfStale();
await (await import('#seed/seed-site.ts')).seedSite();
await suitTheJourneys();
await import('#web/app/serve.ts');

/** Everybody in the journeys comes from one address, and nobody waits long for a clock that only one of them looks at. */
async function suitTheJourneys(): Promise<void> {
  const [{ withOperator }, { makePeople }, { writeSetting }] = await Promise.all([
    import('./with-operator.ts'),
    import('./ready-made-people.ts'),
    import('#api/settings/index.ts'),
  ]);
  await withOperator(async (ctx) => {
    await writeSetting(ctx, { key: 'registrationsPerHour', value: '1000' });
    await writeSetting(ctx, { key: 'minimumLoadingScreenMs', value: '250' });
    // More than all journeys and their second tries need.
    const people = await makePeople(ctx, { ready: 300, robbed: 6 });
    for (const [kind, all] of Object.entries(people)) layOut(kind, all);
  });
}

/** A file for each person, which a journey takes away with it. */
function layOut(kind: string, people: object[]): void {
  const folder = join(runFolder, kind);
  mkdirSync(folder, { recursive: true });
  for (const [place, person] of people.entries()) writeFileSync(join(folder, `${place}.json`), JSON.stringify(person));
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
