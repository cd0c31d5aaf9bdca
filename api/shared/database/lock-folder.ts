import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Two processes with PGlite on one folder corrupt it. Throws with the process id of the holder. */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.lock`;
  mkdirSync(dirname(folder), { recursive: true });
  const holder = holderOf(lock);
  if (holder && holder !== process.pid && isRunning(holder)) throw alreadyOpen(folder, holder);
  if (holder !== null) rmSync(lock, { force: true });
  takeLock(lock, folder);
  return () => rmSync(lock, { force: true });
}

/** The exclusive flag decides between two processes that both found no lock. */
function takeLock(lock: string, folder: string): void {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (isErrorWith('EEXIST', error)) throw alreadyOpen(folder, holderOf(lock));
    throw error;
  }
}

function alreadyOpen(folder: string, holder: number | null): Error {
  return new Error(
    `Process ${holder} already has the database in ${folder} open. Stop it, or set DATA_DIR to another folder.`,
  );
}

function holderOf(lock: string): number | null {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user cannot be signalled, but it runs.
    return isErrorWith('EPERM', error);
  }
}

function isErrorWith(code: string, error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
