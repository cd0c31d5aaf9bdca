import type { OpenedContent } from '#contract/learning/learning/calls.ts';
import { put, readAll, remove } from '#web/shared/on-device/device-database.ts';
import { beyondLimits } from '#web/shared/on-device/model/stored-queries.ts';
import { currentReader, isReading } from '#web/shared/on-device/stored-answers.ts';
import { fileId } from './stored-file.ts';

type Fetching = { signal: AbortSignal; onBytes: (count: number) => void };

/** Stores the bytes of a content by its id: the address that they come from expires. */
export async function storeFileOf(content: OpenedContent, { signal, onBytes }: Fetching): Promise<void> {
  const reader = currentReader();
  const { content_id: contentId, title, file, video } = content;
  const url = file?.url ?? video?.url;
  if (!reader || !url) return;
  const blob = await download(url, signal, onBytes);
  const { userId } = reader;
  const entry = { id: fileId(userId, contentId), userId, at: Date.now(), contentId, name: file?.name ?? title };
  await put('files', { ...entry, bytes: blob.size, blob }, () => isReading(userId));
}

/** Files up to this size stay on the device once they were opened. */
const smallBytes = 2_000_000;

export async function storeIfSmall(content: OpenedContent): Promise<void> {
  if (!content.file || content.file.byte_size > smallBytes) return;
  await storeFileOf(content, { signal: AbortSignal.timeout(60_000), onBytes: () => undefined });
  await removeOldest();
}

const mostOpened = { entries: 200, bytes: 50_000_000 };

/** Of the files that were only opened; those of a saved module stay with it. */
async function removeOldest(): Promise<void> {
  const saved = new Set((await readAll('modules')).flatMap(({ contentIds }) => contentIds));
  const opened = (await readAll('files')).filter(({ contentId }) => !saved.has(contentId));
  await remove('files', beyondLimits(opened, Date.now(), mostOpened));
}

/** The bytes of a file on the content origin, with those that have arrived so far. */
async function download(url: string, signal: AbortSignal, onBytes: (count: number) => void): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`The file answered ${response.status}.`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    onBytes(part.value.length);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}
