import { readPending } from './model/pending.ts';

const storageKey = 'wish';

/** What a guest wanted to keep; another tab, as from a mail's link, finds it too. */
export function rememberPendingWish(id: number): void {
  localStorage.setItem(storageKey, JSON.stringify({ id, at: Date.now() }));
}

export function forgetPendingWish(): void {
  localStorage.removeItem(storageKey);
}

/** Once: whoever signs in next has it, and nobody after. */
export function takePendingWish(): number | null {
  const kept = localStorage.getItem(storageKey);
  forgetPendingWish();
  return readPending(kept, Date.now());
}
