import type { OpenedContent } from '#contract/learning/learning/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { put, readAll, remove } from '#web/shared/on-device/device-database.ts';
import { currentReader, isReading, storeAnswer } from '#web/shared/on-device/stored-answers.ts';
import { openedQuery } from '../learning-queries.ts';
import type { ModulePlan } from './model/module-plan.ts';
import { storeFileOf } from './store-content.ts';
import { fileId } from './stored-file.ts';

export type Saving = {
  moduleId: number;
  plan: ModulePlan;
  signal: AbortSignal;
  /** Contents and bytes that are done. */
  onProgress: (done: { contents: number; bytes: number }) => void;
};

/** Stores a module content by content; returns the titles of those that failed. Rejects when it is stopped. */
export async function saveModule({ moduleId, plan, signal, onProgress }: Saving): Promise<string[]> {
  const reader = currentReader();
  if (!reader) return [];
  await requireRoom(plan.bytes);
  await storePartsOfPlayer();
  const failed: string[] = [];
  const done = { contents: 0, bytes: 0 };
  const onBytes = (count: number) => {
    done.bytes += count;
    onProgress({ ...done });
  };
  for (const { id, title } of plan.contents) {
    try {
      await saveContent(id, { signal, onBytes });
    } catch {
      signal.throwIfAborted();
      failed.push(title);
    }
    done.contents += 1;
    onProgress({ ...done });
  }
  if (failed.length < plan.contents.length) await noteModule(moduleId, plan, done.bytes);
  return failed;
}

async function saveContent(contentId: number, fetching: { signal: AbortSignal; onBytes: (count: number) => void }) {
  const reader = currentReader();
  if (!reader) return;
  const answer = await api().learning.openContent({ data: [{ content_id: contentId, for_later: true }] });
  fetching.signal.throwIfAborted();
  const [content]: OpenedContent[] = answer.data;
  if (content) await storeFileOf(content, fetching);
  await storeAnswer(openedQuery(contentId, reader.personId).queryKey, answer, Date.now());
}

async function noteModule(moduleId: number, { contents }: ModulePlan, bytes: number): Promise<void> {
  const reader = currentReader();
  if (!reader) return;
  const { userId } = reader;
  const entry = { id: fileId(userId, moduleId), userId, at: Date.now(), moduleId, bytes };
  await put('modules', { ...entry, contentIds: contents.map(({ id }) => id) }, () => isReading(userId));
}

/** Removes the files of a module; its texts stay as long as any that were read. */
export async function removeModule(moduleId: number): Promise<void> {
  const reader = currentReader();
  const stored = (await readAll('modules')).find((each) => each.moduleId === moduleId);
  if (!reader || !stored) return;
  const files = stored.contentIds.map((id) => fileId(reader.userId, id));
  await remove('files', files);
  await remove('modules', [stored.id]);
}

export class NoRoom extends Error {}

async function requireRoom(bytes: number): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && bytes > quota - usage) throw new NoRoom();
  await navigator.storage?.persist?.();
}

/** Loads the parts of the player that a module needs, so that the service worker has them. */
async function storePartsOfPlayer(): Promise<void> {
  await Promise.all([import('../linked-content.tsx'), import('../video-content.tsx')]);
}
