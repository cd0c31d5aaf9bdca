import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedHouse } from '#seed/seed-house.ts';
import { buildIfStale } from './build/build-if-stale.ts';

// The journeys meet a house that nobody has been in: its data are seeded now and gone afterwards.
const house = mkdtempSync(join(tmpdir(), 'mestria-e2e-'));
process.on('exit', () => rmSync(house, { recursive: true, force: true }));
process.env.DATA_DIR = house;

await buildIfStale();
await seedHouse();
await import('#web/app/serve.ts');
