import type { QueryClient } from '@tanstack/react-query';
import type { SavedProgress, ContentProgress } from '#contract/learning/learning/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { isSignedInAs, onePerUser } from '#web/shared/unsent/one-per-user.ts';
import { noteChange } from '../note-change.ts';
import { openCountdowns } from './countdowns.ts';
import { progressOutbox } from './send-progress.ts';
import { listOnDevice } from '#web/shared/unsent/list-on-device.ts';

/** It has numbers and seconds only. */
const progressOnDevice = listOnDevice<ContentProgress>('unsent_progress_');

const retryMs = 20_000;
/** Of one user. */
export const outboxOf = onePerUser(makeProgressOutbox, (outbox) => outbox.flush());

function makeProgressOutbox(client: QueryClient, userId: number) {
  const countdowns = openCountdowns((progress) => outbox.save(progress));
  const outbox = progressOutbox({
    read: () => progressOnDevice.read(userId),
    store: (unsent) => progressOnDevice.store(userId, unsent),
    send: async (progress) => {
      const [saved] = (await api().learning.saveProgress({ data: [progress] })).data;
      countdowns.note(progress, saved);
      return saved;
    },
    note: noteNews(client),
    maySend: () => isSignedInAs(userId),
    later: (run) => void setTimeout(run, retryMs),
  });
  return { ...outbox, countdowns };
}

/** Pages load again what a new status changes; the seconds of a video change nothing that they show. */
function noteNews(client: QueryClient): (saved: SavedProgress) => void {
  const existing = new Set<string>();
  return ({ content_id, status, is_concluded }) => {
    const news = `${content_id} ${status} ${is_concluded}`;
    if (existing.has(news)) return;
    existing.add(news);
    void noteChange(client);
  };
}
