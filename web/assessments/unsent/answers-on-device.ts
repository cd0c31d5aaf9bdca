import type { NewAnswer } from '#contract/assessments/calls.ts';

const prefix = 'unsent_answers_';
/** Of users whose answers the browser does not store, since its storage is full or switched off. */
const inMemory = new Map<number, readonly NewAnswer[]>();

/** Of one user, oldest first, so that they outlive a browser that the phone ends; the server takes none after the end. */
export function readAnswers(userId: number): readonly NewAnswer[] {
  const stored: NewAnswer[] | null = JSON.parse(localStorage.getItem(prefix + userId) ?? 'null');
  return inMemory.get(userId) ?? stored ?? [];
}

export function storeAnswers(userId: number, unsent: readonly NewAnswer[]): void {
  inMemory.delete(userId);
  if (unsent.length === 0) return localStorage.removeItem(prefix + userId);
  try {
    localStorage.setItem(prefix + userId, JSON.stringify(unsent));
  } catch {
    inMemory.set(userId, unsent);
  }
}
