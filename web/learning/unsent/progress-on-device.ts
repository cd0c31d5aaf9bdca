import type { ContentProgress } from '#contract/learning/calls.ts';

const prefix = 'unsent_progress_';

/**
 * Of one user, oldest first. In local storage, so that it outlives a browser that the phone ends. It has numbers and
 * seconds only, and stays at sign-out: another user of the device neither sends nor overwrites it.
 */
export function readUnsent(userId: number): ContentProgress[] {
  const stored: ContentProgress[] | null = JSON.parse(localStorage.getItem(prefix + userId) ?? 'null');
  return stored ?? [];
}

export function storeUnsent(userId: number, unsent: readonly ContentProgress[]): void {
  if (unsent.length > 0) localStorage.setItem(prefix + userId, JSON.stringify(unsent));
  else localStorage.removeItem(prefix + userId);
}
