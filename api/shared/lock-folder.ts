import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** PGlite lets two processes open one folder, which ruins it. Throws with the holder's process id. */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.lock`;
  mkdirSync(dirname(folder), { recursive: true });
  const holder = holderOf(lock);
  if (holder && holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `Process ${holder} already has the database in ${folder} open. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(lock, String(process.pid));
  return () => rmSync(lock, { force: true });
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
  } catch {
    return false;
  }
}
