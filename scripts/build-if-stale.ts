import { buildIfStale } from './build/build-if-stale.ts';

await buildIfStale();
