import type { ScormCommit } from '#contract/learning/learning/calls.ts';
import { hourMs } from '#contract/rules/durations.ts';
import { api } from '#web/shared/api/api.ts';
import { isRefused } from '#web/shared/api/is-refused.ts';
import { currentSession } from '#web/shared/session/session-store.ts';
import { storedCommitIn, type StoredCommit } from '../model/player-message.ts';

/** The launch token of a commit is worth nothing afterwards. [domain 6] */
const longestMs = 8 * hourMs;

/** Stores a commit until the server confirms it: a reload, or the phone that ends the browser, aborts its request. */
export function storeCommit(contentId: number, commit: ScormCommit): void {
  const stored: StoredCommit = { at: Date.now(), commit };
  try {
    localStorage.setItem(prefix() + contentId, JSON.stringify(stored));
  } catch (error) {
    // The storage is full: the page that plays the activity has the commit until it is closed.
    console.warn(error);
  }
}

/** A newer commit may be under way, and stays. */
export function dropCommit(contentId: number, revision: number): void {
  if (readCommit(contentId)?.revision === revision) localStorage.removeItem(prefix() + contentId);
}

/** Runs before the activity starts again. Drops what the server refuses; throws without a connection. */
export async function sendCommit(contentId: number): Promise<void> {
  const remaining = readCommit(contentId);
  if (!remaining) return;
  try {
    await api().learning.commitScorm(remaining);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  dropCommit(contentId, remaining.revision);
}

/** Those of an activity that runs in another tab are sent twice, and count once. */
export async function sendCommits(): Promise<void> {
  const own = prefix();
  const remaining = Object.keys(localStorage).filter((key) => key.startsWith(own));
  for (const key of remaining) await sendCommit(Number(key.slice(own.length)));
}

function readCommit(contentId: number): ScormCommit | null {
  const commit = storedCommitIn(localStorage.getItem(prefix() + contentId) ?? '', Date.now() - longestMs);
  if (!commit) localStorage.removeItem(prefix() + contentId);
  return commit;
}

/** Two users of a device may have opened the same activity. */
function prefix(): string {
  const session = currentSession();
  return `unsent_scorm_${session.status === 'user' ? session.user.id : 0}_`;
}
