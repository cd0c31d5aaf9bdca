import type { QueryClient } from '@tanstack/react-query';
import { liveEvents, liveEventsPath, type LiveEvent } from '#contract/people/messages/values.ts';
import { apiAddress, queries } from '#web/shared/api/api.ts';
import { clearUnread } from '#web/shared/lists/badges.ts';
import { currentSession, onSessionChange, type SessionUser } from '#web/shared/session/session-store.ts';
import { loadTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { currentVisitor } from '#web/shared/visitor/visitor.ts';
import type { Counted } from './count-unread.ts';
import { storeUnread, type UnreadStore } from './store-unread.ts';
import { followLive } from './live/follow-live.ts';
import { openEvents } from './live/open-events.ts';
import { tabsOf } from './live/tabs.ts';
import { pollWarnings } from './poll-warnings.ts';
import { refreshUnreadWith } from './refresh-unread.ts';

const countedBy: Partial<Record<LiveEvent, Counted>> = {
  'notifications-update': 'notifications',
  'user-warnings-update': 'warnings',
};

/** `onLibraryUpdate` runs in one tab, after an enrollment has opened. */
export function followMessages(client: QueryClient, onLibraryUpdate: () => void): void {
  let userId: number | undefined;
  let leave: (() => void) | undefined;

  function follow(): void {
    const session = currentSession();
    const user = session.status === 'user' ? session.user : undefined;
    if (user?.id === userId) return;
    userId = user?.id;
    leave?.();
    leave = user && enter(user, { client, onLibraryUpdate });
  }

  onSessionChange(follow);
  follow();
}

type Around = { client: QueryClient; onLibraryUpdate: () => void };

function enter(user: SessionUser, around: Around): () => void {
  const over = new AbortController();
  const { signal } = over;
  const name = `messages of ${user.id}`;
  const tabs = tabsOf(name);
  const find: Parameters<typeof storeUnread>[1]['found'] = (unread) => tabs?.say({ kind: 'unread', unread });
  const own = storeUnread(user, { found: find, failed: () => void reportFailure(), signal });
  refreshUnreadWith(own.refresh);

  const live = followLive(
    { name, tabs, locks: navigator.locks, open: openAfter, pause },
    {
      begin: () => refreshBoth(own),
      event: (event) => handle(event, { own, ...around, leads: live.isHere() }),
      lead: (leading) => pollWarnings(own, leading),
    },
  );
  tabs?.listen((word) => {
    if (word.kind === 'unread') own.take(word.unread);
    if (word.kind === 'ask' && live.isHere()) find(own.known());
  });
  live.wake();

  const look = () => {
    if (document.visibilityState !== 'visible') return;
    own.refreshOld();
    live.wake();
  };
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('online', look, { signal });

  return () => {
    over.abort();
    live.close();
    tabs?.close();
    refreshUnreadWith(undefined);
    clearUnread();
  };
}

function openAfter(lastEventId: string | undefined, signal: AbortSignal): Promise<Response | null> {
  return openEvents(apiAddress() + liveEventsPath, { lastEventId, signal });
}

function refreshBoth(own: UnreadStore): void {
  own.refresh('warnings');
  own.refresh('notifications');
}

type Handling = Around & { own: UnreadStore; leads: boolean };

/** Only the leading tab counts; every tab refreshes the list that it shows. */
function handle(event: string, { own, client, leads, onLibraryUpdate }: Handling): void {
  if (!isLiveEvent(event)) return;
  const of = countedBy[event];
  if (event === 'library-update') {
    void client.invalidateQueries({ queryKey: queries().enrollments.retrieveEnrollments.key() });
    if (leads) onLibraryUpdate();
  }
  if (!of) return;
  if (leads) own.refresh(of);
  void client.invalidateQueries({ queryKey: listKey(of) });
}

function isLiveEvent(event: string): event is LiveEvent {
  return liveEvents.some((existing) => existing === event);
}

function listKey(of: Counted): readonly unknown[] {
  const { retrieveUserWarnings, retrieveNotifications } = queries().messages;
  return (of === 'warnings' ? retrieveUserWarnings : retrieveNotifications).key();
}

async function reportFailure(): Promise<void> {
  const texts = await loadTexts(currentVisitor().locale, ['first']);
  notify({ kind: 'error', messages: texts.errors.failed_to_fetch_warnings });
}

/** Ends early when the network returns or the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const go = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    // Browsers may report no network although a server on the same machine is reachable, so the timer runs anyway.
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go, { signal: listening.signal });
    signal.addEventListener('abort', go, { signal: listening.signal });
    if (signal.aborted) go();
  });
}
