import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { fileTypes, type DocumentType, type FileCategory, type FileType } from '#contract/platform/files/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { senderOf } from '#api/shared/files/uploads/gate.ts';
import { inspect } from './inspection/inspect.ts';
import { safeFileName } from './model/file-name.ts';
import { isKeyOfFile, recordFile, type SavedFile } from './store.ts';

type Sent = {
  category: FileCategory | DocumentType;
  name: string;
  bytes: Uint8Array;
  allowed: readonly FileType[];
  mostBytes?: number;
  /** Whose files wait for each other; the caller by default. */
  sender?: string;
};

/** 10 MB, as for proofs of payment (domain 1.2). */
export const usualMostBytes = 10_000_000;

/** A file in the store that has no row yet. */
export type StoredFile = Omit<SavedFile, 'id' | 'created_at'>;

/**
 * Slow, so call it outside transactions, and then `recordFile` or `discardFile`. Refuses `too_large`,
 * `file_type_not_allowed`, `file_has_scripts`, `file_not_readable`, `file_too_complex`,
 * `picture_too_large`, `too_many_requests`, `server_busy`.
 */
export async function storeFile(
  ctx: Ctx,
  { category, name, bytes, allowed, mostBytes = usualMostBytes, sender = senderOf(ctx) }: Sent,
): Promise<StoredFile> {
  if (bytes.byteLength > mostBytes) throw new Refusal('too_large', { field: 'file' });
  const type = await inspect(sender, { bytes, allowed });
  return storeAs(ctx, { category, name, bytes, type });
}

type Created = { category: Sent['category']; name: string; bytes: Uint8Array; type: FileType };

/** Stores a file of our own making, without inspection. */
export async function storeAs(ctx: Ctx, { category, name, bytes, type }: Created): Promise<StoredFile> {
  const key = newKey(ctx, { category, type });
  // The bytes first: a row must never lack its file, while a file without a row is purged.
  await ctx.files.write(key, bytes);
  return {
    category,
    name: safeFileName(name, type),
    mime: fileTypes[type],
    byte_size: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storage_key: key,
    owner_user_id: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
  };
}

type OnDisk = Pick<StoredFile, 'sha256' | 'byte_size'> & Pick<Created, 'category' | 'name' | 'type'> & { path: string };

/** Stores an inspected file of any size from the disk; it belongs to nobody. */
export async function storeFromDisk(ctx: Ctx, { path, category, name, type, ...facts }: OnDisk): Promise<StoredFile> {
  const key = newKey(ctx, { category, type });
  await ctx.files.writeStream(key, createReadStream(path));
  return {
    ...facts,
    category,
    name: safeFileName(name, type),
    mime: fileTypes[type],
    storage_key: key,
    owner_user_id: null,
  };
}

function newKey(ctx: Ctx, { category, type }: Pick<Created, 'category' | 'type'>): string {
  return `${category}/${ctx.now().toISOString().slice(0, 7)}/${randomUUID()}.${type}`;
}

/** Removes the bytes of a stored file that was not recorded, or whose transaction was rolled back. */
export async function discardFile(ctx: Ctx, { storage_key }: StoredFile): Promise<void> {
  if (!(await isKeyOfFile(ctx, storage_key))) await ctx.files.remove(storage_key);
}

export async function saveFile(ctx: Ctx, sent: Sent): Promise<SavedFile> {
  return recordFile(ctx, await storeFile(ctx, sent));
}
