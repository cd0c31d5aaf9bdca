import { useEffect, useState } from 'react';
import { readOne, type StoredFile } from '#web/shared/on-device/device-database.ts';
import { isOutdated } from '#web/shared/on-device/model/stored-queries.ts';
import { currentReader } from '#web/shared/on-device/stored-answers.ts';
import { usedMark } from '#web/shared/on-device/used-mark.ts';

export function fileId(userId: number, contentId: number): string {
  return `${userId} ${contentId}`;
}

async function storedFile(contentId: number): Promise<StoredFile | null> {
  const reader = currentReader();
  if (!reader) return null;
  const entry = await readOne('files', fileId(reader.userId, contentId));
  return entry && entry.userId === reader.userId && !isOutdated(entry, Date.now()) ? entry : null;
}

/** The file of a content on this device: undefined while it is looked for, null where it is not. */
export function useStoredFile(contentId: number): StoredFile | null | undefined {
  const [file, setFile] = useState<StoredFile | null | undefined>(() => (isUsed() ? undefined : null));
  useEffect(() => {
    if (!isUsed()) return;
    let isGone = false;
    storedFile(contentId).then(
      (stored) => !isGone && setFile(stored),
      () => !isGone && setFile(null),
    );
    return () => {
      isGone = true;
    };
  }, [contentId]);
  return file;
}

/** The server has no device. */
function isUsed(): boolean {
  return typeof document !== 'undefined' && localStorage.getItem(usedMark) !== null;
}
