import { codeOf } from '#web/shared/api/api-error.ts';
import { setUnread, type Unread } from '#web/shared/lists/badges.ts';
import type { SessionUser } from '#web/shared/session/session-store.ts';
import { countUnread, type Counted } from './count-unread.ts';
import { oneAtATime } from './one-at-a-time.ts';

type Storing = {
  /** What this tab has found out, for the other ones. */
  found: (unread: Partial<Unread>) => void;
  /** Told once, and again only after it went well in between. */
  failed: () => void;
  signal: AbortSignal;
};

export type UnreadStore = {
  refresh: (of: Counted) => void;
  /** After a long sleep, or when another tab cannot tell. */
  refreshOld: () => void;
  /** What another tab has found out. */
  take: (unread: Partial<Unread>) => void;
  known: () => Partial<Unread>;
};

const oldAfterMs = 60_000;
const over = new Set(['token_expired', 'not_signed_in']);

/** Keeps the header's counts true for as long as the signal lives. */
export function storeUnread(user: SessionUser, { found, failed, signal }: Storing): UnreadStore {
  const known: Partial<Unread> = {};
  let freshAt = 0;
  let isNotified = false;

  function take(unread: Partial<Unread>): void {
    Object.assign(known, unread);
    freshAt = Date.now();
    if (!signal.aborted) setUnread(unread);
  }

  function refused(of: Counted, error: unknown): void {
    // That the session is over is said by the session itself.
    if (signal.aborted || !navigator.onLine || over.has(codeOf(error) ?? '')) return;
    if (of === 'notifications') return console.warn(error);
    if (!isNotified) failed();
    isNotified = true;
  }

  function counter(of: Counted): () => Promise<void> {
    return oneAtATime(async () => {
      try {
        const unread = { [of]: await countUnread[of](user) };
        if (of === 'warnings') isNotified = false;
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
    known: () => known,
  };
}
