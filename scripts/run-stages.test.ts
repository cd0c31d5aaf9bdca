import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { reportStages, runStages } from './run-stages.ts';

test('a stage that fails does not keep the next one from running, and the end says which failed', async () => {
  const write = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => write.mockRestore());
  const outcomes = await runStages([
    { name: 'first', command: 'exit 3' },
    { name: 'second', command: 'true' },
    { name: 'third', command: 'kill -9 $$' },
  ]);
  expect(outcomes.map(({ name, passed }) => [name, passed])).toEqual([
    ['first', false],
    ['second', true],
    ['third', false],
  ]);
  expect(reportStages(outcomes)).toMatch(/✗ first .*\n✓ second .*\n✗ third .*\n\nFailed: first, third\./);
});

test('no variable narrows what the proof runs', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const stage of ['test:api', 'test:pages', 'e2e']) expect(scripts[stage]).not.toContain('$');
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/^step 'npm ci && npm test'$/m);
});

test.for(['SIGINT', 'SIGTERM'] as const)('%s ends all that a command has started', async (signal) => {
  const folder = await mkdtemp(join(tmpdir(), 'mestria-groups-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const pidFile = join(folder, 'pid');
  const parent = spawn(process.execPath, [
    '--input-type=module-typescript',
    '--eval',
    `import { spawnGroup, stopChildGroupsOnSignal } from '${join(process.cwd(), 'scripts/child-groups.ts')}';
     stopChildGroupsOnSignal();
     spawnGroup('sleep 60 & echo $! > ${pidFile}; wait', 'ignore');`,
  ]);
  const grandchild = await vi.waitFor(() => Number(/^\d+\n/.exec(readFileSync(pidFile, 'utf8'))![0]), 10_000);
  parent.kill(signal);
  await once(parent, 'exit');
  await vi.waitFor(() => expect(() => process.kill(grandchild, 0)).toThrow('ESRCH'), 5_000);
});
