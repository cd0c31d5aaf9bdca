import type { QueryClient } from '@tanstack/react-query';
import type { SavedProgress } from '#contract/learning/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { isConnectionLost, onConnectionChange } from '#web/shared/api/connection.ts';
import { currentSession, onSessionChange } from '#web/shared/session/session-store.ts';
import { noteChange } from '../note-change.ts';
import { readUnsent, storeUnsent } from './progress-on-device.ts';
import { progressOutbox, type ProgressOutbox } from './send-progress.ts';

const retryMs = 20_000;
const outboxes = new Map<number, ProgressOutbox>();

/** One per user, which goes on when the page changes. */
export function outboxOf(client: QueryClient, userId: number): ProgressOutbox {
  const found = outboxes.get(userId);
  if (found) return found;
  const outbox = progressOutbox({
    read: () => readUnsent(userId),
    store: (unsent) => storeUnsent(userId, unsent),
    send: async (progress) => (await api().learning.saveProgress({ data: [progress] })).data[0],
    note: noteNews(client),
    maySend: () => isSignedIn(userId),
    later: (run) => void setTimeout(run, retryMs),
  });
  const flushIfAble = () => {
    if (!isConnectionLost()) void outbox.flush();
  };
  onConnectionChange(flushIfAble);
  onSessionChange(flushIfAble);
  outboxes.set(userId, outbox);
  return outbox;
}

function isSignedIn(userId: number): boolean {
  const session = currentSession();
  return session.status === 'user' && session.user.id === userId;
}

/** Pages load again what a new status changes; the seconds of a video change nothing that they show. */
function noteNews(client: QueryClient): (saved: SavedProgress) => void {
  const known = new Set<string>();
  return ({ content_id, status, is_concluded }) => {
    const news = `${content_id} ${status} ${is_concluded}`;
    if (known.has(news)) return;
    known.add(news);
    void noteChange(client);
  };
}
