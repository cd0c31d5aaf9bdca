import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import type { Config } from '../config/config.ts';

export type StorageFacts = { is_writable: boolean; free_bytes: number | null; total_bytes: number | null };

/** Of the folder that holds the files, and the embedded database. */
export async function storageFacts({ dataDir }: Pick<Config, 'dataDir'>): Promise<StorageFacts> {
  const is_writable = await access(dataDir, constants.W_OK).then(
    () => true,
    () => false,
  );
  const space = await statfs(dataDir).catch(() => null);
  return {
    is_writable,
    free_bytes: space && space.bavail * space.bsize,
    total_bytes: space && space.blocks * space.bsize,
  };
}
