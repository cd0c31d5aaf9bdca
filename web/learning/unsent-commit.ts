import type { ScormCommit } from '#contract/learning/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { codeOf } from '#web/shared/api/api-error.ts';

/** Stores a commit until the server confirms it: a reload aborts the request that carries it. */
export function storeUnsent(contentId: number, commit: ScormCommit): void {
  sessionStorage.setItem(keyOf(contentId), JSON.stringify(commit));
}

/** A newer commit may be under way, and stays. */
export function dropUnsent(contentId: number, revision: number): void {
  if (readUnsent(contentId)?.revision === revision) sessionStorage.removeItem(keyOf(contentId));
}

/** Runs before the activity starts again. Drops what the server refuses; throws without a connection. */
export async function sendUnsent(contentId: number): Promise<void> {
  const left = readUnsent(contentId);
  if (!left) return;
  try {
    await api().learning.commitScorm(left);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
  }
  dropUnsent(contentId, left.revision);
}

function readUnsent(contentId: number): ScormCommit | null {
  const stored: ScormCommit | null = JSON.parse(sessionStorage.getItem(keyOf(contentId)) ?? 'null');
  return stored;
}

/** In session storage, so that nobody else finds it on a shared device. */
function keyOf(contentId: number): string {
  return `scorm_untold_${contentId}`;
}
