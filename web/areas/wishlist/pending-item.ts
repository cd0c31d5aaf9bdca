import { readPending } from './model/pending.ts';

const storageKey = 'wish';

/** In local storage, so that another tab, opened from an email, finds it too. */
export function rememberPendingItem(id: number): void {
  localStorage.setItem(storageKey, JSON.stringify({ id, at: Date.now() }));
}

export function clearPendingItem(): void {
  localStorage.removeItem(storageKey);
}

/** Removes it: only the next person to sign in gets it. */
export function takePendingItem(): number | null {
  const stored = localStorage.getItem(storageKey);
  clearPendingItem();
  return readPending(stored, Date.now());
}
