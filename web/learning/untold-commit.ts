import type { ScormCommit } from '#contract/learning/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { codeOf } from '#web/shared/api/api-error.ts';

/** Keeps what an activity has told until the server answers: a reload takes with it the request that was to bring it. */
export function storeUnsent(contentId: number, commit: ScormCommit): void {
  sessionStorage.setItem(keyOf(contentId), JSON.stringify(commit));
}

/** The server has answered; a newer word may be on its way. */
export function dropUntold(contentId: number, revision: number): void {
  if (readUntold(contentId)?.revision === revision) sessionStorage.removeItem(keyOf(contentId));
}

/** Tells it after all, before the activity begins again. What the server refuses is let go; where nobody answers, throws. */
export async function sendUnsent(contentId: number): Promise<void> {
  const left = readUntold(contentId);
  if (!left) return;
  try {
    await api().learning.commitScorm(left);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
  }
  dropUntold(contentId, left.revision);
}

function readUntold(contentId: number): ScormCommit | null {
  const stored: ScormCommit | null = JSON.parse(sessionStorage.getItem(keyOf(contentId)) ?? 'null');
  return stored;
}

/** Gone with its tab, so that nobody else finds it on a shared device. */
function keyOf(contentId: number): string {
  return `scorm_untold_${contentId}`;
}
