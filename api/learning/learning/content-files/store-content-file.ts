import { open, readFile, stat, type FileHandle } from 'node:fs/promises';
import type { ContentFile, ContentFileQuery } from '#contract/learning/learning/content-files.ts';
import { contentFileTypes } from '#contract/learning/learning/values.ts';
import type { FileType } from '#contract/platform/files/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { inspect, recordFile, storeFromDisk, type StoredFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { senderOf } from '#api/shared/files/uploads/gate.ts';
import { captionsFault } from '../model/captions.ts';
import { lengthOfMp4, lengthOfWebm } from '../model/video-length.ts';

/** On the disk, at `path`. */
export type SentContentFile = ContentFileQuery & { path: string; sha256: string };
type Ready = { sent: SentContentFile; stored: StoredFile; seconds: number | null };

// Enough to know a type by.
const headBytes = 65_536;

/** Checks a file by its bytes and stores it without a row. Refuses as the route says. */
export async function storeContentFile(ctx: Ctx, sent: SentContentFile): Promise<Ready> {
  const { size: byte_size } = await stat(sent.path);
  const { type, seconds } = await checked(ctx, { sent, size: byte_size });
  const { name, path, sha256 } = sent;
  const stored = await storeFromDisk(ctx, { category: 'course-content', name, type, path, sha256, byte_size });
  return { sent, stored, seconds };
}

export async function recordContentFile(ctx: Ctx, { sent, stored, seconds }: Ready): Promise<ContentFile> {
  const { id, name, mime, byte_size } = await recordFile(ctx, stored);
  return { id, kind: sent.kind, name, mime, byte_size, duration_seconds: seconds };
}

type Checked = { type: FileType; seconds: number | null };
type Checking = { sent: SentContentFile; size: number };

async function checked(ctx: Ctx, { sent: { kind, path }, size }: Checking): Promise<Checked> {
  if (kind === 'captions') {
    requireCaptions(await readFile(path));
    return { type: 'vtt', seconds: null };
  }
  if (kind === 'video') return withFile(path, (file) => checkedVideo(ctx, file, size));
  const type = await inspect(senderOf(ctx), { bytes: await readFile(path), allowed: contentFileTypes[kind] });
  return { type, seconds: null };
}

/** Reads its beginning and its index alone. */
async function checkedVideo(ctx: Ctx, file: FileHandle, size: number): Promise<Checked> {
  const read = async (from: number, length: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
    return buffer.subarray(0, bytesRead);
  };
  const type = await inspect(senderOf(ctx), { bytes: await read(0, headBytes), allowed: contentFileTypes.video });
  const length = await (type === 'mp4' ? lengthOfMp4 : lengthOfWebm)({ size, read });
  if (length === 'damaged') throw new Refusal('video_damaged', { field: 'file' });
  return { type, seconds: length.seconds };
}

async function withFile<T>(path: string, run: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    return await run(file);
  } finally {
    await file.close();
  }
}

/** Refuses with the line that is wrong. */
export function requireCaptions(bytes: Uint8Array): void {
  const fault = captionsFault(bytes);
  if (fault) throw new Refusal(fault.code, { field: 'file', line: fault.line });
}
