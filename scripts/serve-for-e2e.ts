import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build/build-if-stale.ts';

// The journeys meet a house that nobody has been in: its data are seeded now and gone afterwards.
const house = mkdtempSync(join(tmpdir(), 'mestria-e2e-'));
process.on('exit', () => rmSync(house, { recursive: true, force: true }));
process.env.DATA_DIR = house;
// Before the seed brings React in, which would otherwise be the developers' copy; a build that is not stale sets nothing.
process.env.NODE_ENV ??= 'production';

await buildIfStale();
await (await import('#seed/seed-house.ts')).seedHouse();
await suitTheJourneys();
await import('#web/app/serve.ts');

/** Everybody in the journeys comes from one address, and nobody waits long for a clock that only one of them looks at. */
async function suitTheJourneys(): Promise<void> {
  const [{ asTheHouse }, { writeSetting }] = await Promise.all([
    import('./house.ts'),
    import('#api/settings/index.ts'),
  ]);
  await asTheHouse(async (ctx) => {
    await writeSetting(ctx, { key: 'registrationsPerHour', value: '1000' });
    await writeSetting(ctx, { key: 'minimumLoadingScreenMs', value: '250' });
  });
}
