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
await import('#web/app/serve.ts');
