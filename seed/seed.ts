import { seedSite, SeedRefused } from './seed-site.ts';

// Usage: node seed/seed.ts [--if-empty]. SEED_TODAY=2026-11-21 sets the day of the seed.

const flags = new Set(process.argv.slice(2));
const unknown = [...flags].find((flag) => flag !== '--if-empty');
const startedAt = performance.now();

try {
  if (unknown) throw new SeedRefused(`There is no option ${unknown}.`);
  const what = await seedSite({ ifEmpty: flags.has('--if-empty') });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (what === 'seeded') console.error(`The demo site is seeded (${seconds} s).`);
} catch (error) {
  console.error(error instanceof SeedRefused ? error.message : error);
  process.exitCode = 1;
}
