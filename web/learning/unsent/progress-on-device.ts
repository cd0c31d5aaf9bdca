import type { ContentProgress } from '#contract/learning/calls.ts';

const prefix = 'unsent_progress_';
/** Of users whose progress the browser does not store, since its storage is full or switched off. */
const inMemory = new Map<number, readonly ContentProgress[]>();

/**
 * Of one user, oldest first. In local storage, so that it outlives a browser that the phone ends. It has numbers and
 * seconds only, and stays at sign-out: another user of the device neither sends nor overwrites it.
 */
export function readUnsent(userId: number): readonly ContentProgress[] {
  const stored: ContentProgress[] | null = JSON.parse(localStorage.getItem(prefix + userId) ?? 'null');
  return inMemory.get(userId) ?? stored ?? [];
}

export function storeUnsent(userId: number, unsent: readonly ContentProgress[]): void {
  inMemory.delete(userId);
  if (unsent.length === 0) return localStorage.removeItem(prefix + userId);
  try {
    localStorage.setItem(prefix + userId, JSON.stringify(unsent));
  } catch {
    inMemory.set(userId, unsent);
  }
}
