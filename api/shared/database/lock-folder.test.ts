import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lockFolder } from './lock-folder.ts';

describe('a database folder', () => {
  test('is opened by one process alone', () => {
    const folder = someFolder();
    const unlock = lockFolder(folder);
    const second = openInAnotherProcess(folder);
    expect(second.status).not.toBe(0);
    expect(second.stderr).toContain(`Process ${process.pid} already has the database in ${folder} open.`);
    expect(second.stderr).toContain('DATA_DIR');
    unlock();
    expect(openInAnotherProcess(folder)).toMatchObject({ status: 0 });
  });

  test('is free after its process was killed', () => {
    const folder = someFolder();
    const { pid } = spawnSync(process.execPath, ['--eval', '0']);
    writeFileSync(`${folder}.lock`, String(pid));
    expect(() => lockFolder(folder)).not.toThrow();
    expect(openInAnotherProcess(folder).status).not.toBe(0);
  });

  test('can be opened twice by one process', () => {
    const folder = someFolder();
    lockFolder(folder);
    expect(() => lockFolder(folder)()).not.toThrow();
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  test('can be opened when its lock names no process', () => {
    const folder = someFolder();
    writeFileSync(`${folder}.lock`, '');
    expect(() => lockFolder(folder)).not.toThrow();
  });
});

function openInAnotherProcess(folder: string) {
  const module = JSON.stringify(join(import.meta.dirname, 'lock-folder.ts'));
  const script = `import(${module}).then(({ lockFolder }) => lockFolder(${JSON.stringify(folder)}))`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
}

function someFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'mestria-lock-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return join(made, 'database');
}
