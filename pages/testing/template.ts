import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Removed after the run; `seeded` contains unopened demo data to copy. */
    pagesFolder: string;
  }
}

/** Seeds once per run. */
export default function prepare({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'mestria-pages-'));
  const { status } = spawnSync(process.execPath, ['seed/seed.ts'], {
    env: { ...process.env, DATA_DIR: join(folder, 'seeded'), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The demo data for the page tests were not written.');
  provide('pagesFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
