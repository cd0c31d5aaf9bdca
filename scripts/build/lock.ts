import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const lock = 'node_modules/.mestria-build';
const claim = `${lock}-${process.pid}`;

export async function alone<T>(work: () => Promise<T>): Promise<T> {
  while (!take()) await wait(100);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(): boolean {
  writeFileSync(claim, String(process.pid));
  try {
    // A link is created atomically, so nobody reads a lock without its holder.
    linkSync(claim, lock);
    return true;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    if (!isHeld()) rmSync(lock, { force: true });
    return false;
  } finally {
    rmSync(claim, { force: true });
  }
}

function isHeld(): boolean {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch (error) {
    if (isCode(error, 'ESRCH')) return false;
    if (isCode(error, 'ENOENT')) return true;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
