import { readPending } from './model/pending.ts';

const storageKey = 'wish';

/** What a guest wanted to keep; another tab, as from a mail's link, finds it too. */
export function rememberPendingItem(id: number): void {
  localStorage.setItem(storageKey, JSON.stringify({ id, at: Date.now() }));
}

export function clearPendingItem(): void {
  localStorage.removeItem(storageKey);
}

/** Once: anyone who signs in next has it, and nobody after. */
export function takePendingItem(): number | null {
  const stored = localStorage.getItem(storageKey);
  clearPendingItem();
  return readPending(stored, Date.now());
}
