import { codeOf } from '#web/shared/api/api-error.ts';
import { setUnread, type Unread } from '#web/shared/lists/badges.ts';
import type { SessionUser } from '#web/shared/session/session-store.ts';
import { countUnread, type Counted } from './count-unread.ts';
import { oneAtATime } from './one-at-a-time.ts';

type Storing = {
  found: (unread: Partial<Unread>) => void;
  failed: () => void;
  signal: AbortSignal;
};

export type UnreadStore = {
  refresh: (of: Counted) => void;
  refreshOld: () => void;
  take: (unread: Partial<Unread>) => void;
  known: () => Partial<Unread>;
};

const oldAfterMs = 60_000;
const over = new Set(['token_expired', 'not_signed_in']);

export function storeUnread(user: SessionUser, { found, failed, signal }: Storing): UnreadStore {
  const existing: Partial<Unread> = {};
  let freshAt = 0;
  let isReported = false;

  function take(unread: Partial<Unread>): void {
    Object.assign(existing, unread);
    freshAt = Date.now();
    if (!signal.aborted) setUnread(unread);
  }

  function refused(of: Counted, error: unknown): void {
    // The session reports its own end.
    if (signal.aborted || !navigator.onLine || over.has(codeOf(error) ?? '')) return;
    if (of === 'notifications') return console.warn(error);
    if (!isReported) failed();
    isReported = true;
  }

  function counter(of: Counted): () => Promise<void> {
    return oneAtATime(async () => {
      try {
        const unread = { [of]: await countUnread[of](user) };
        if (of === 'warnings') isReported = false;
        take(unread);
        if (!signal.aborted) found(unread);
      } catch (error) {
        refused(of, error);
      }
    });
  }

  const counters = { warnings: counter('warnings'), notifications: counter('notifications') };
  const refresh = (of: Counted) => {
    if (!signal.aborted) void counters[of]();
  };

  return {
    refresh,
    refreshOld: () => {
      if (Date.now() - freshAt < oldAfterMs) return;
      refresh('warnings');
      refresh('notifications');
    },
    take,
    known: () => existing,
  };
}
