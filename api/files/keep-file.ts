import { createHash, randomUUID } from 'node:crypto';
import { fileTypes, type DocumentType, type FileCategory, type FileType } from '#contract/files-values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inspect } from './inspection/inspect.ts';
import { safeFileName } from './model/file-name.ts';
import { insertFile, type KeptFile } from './store.ts';

type Sent = {
  category: FileCategory | DocumentType;
  name: string;
  bytes: Uint8Array;
  allowed: readonly FileType[];
  mostBytes?: number;
};

/** 10 MB, as for proofs of payment (domain 1.2). */
export const usualMostBytes = 10_000_000;

/**
 * Keeps a file that somebody sent, or that we made: looks what it is, names it safely, and puts it into the store under
 * a key of our own. The sender owns it; who else may read it is for the caller to say. Refuses `too_large`,
 * `file_type_not_allowed`, `file_has_scripts`, `file_not_readable`, `picture_too_large`, `server_busy`.
 */
export async function keepFile(
  ctx: Ctx,
  { category, name, bytes, allowed, mostBytes = usualMostBytes }: Sent,
): Promise<KeptFile> {
  if (bytes.byteLength > mostBytes) throw new Refusal('too_large', { field: 'file' });
  const type = await inspect({ bytes, allowed });
  const key = `${category}/${ctx.now().toISOString().slice(0, 7)}/${randomUUID()}.${type}`;
  // The bytes first: a row without its file would be a lie, a file without its row is only forgotten.
  await ctx.files.write(key, bytes);
  return insertFile(ctx, {
    category,
    name: safeFileName(name, type),
    mime: fileTypes[type],
    byte_size: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storage_key: key,
    owner_user_id: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
  });
}
