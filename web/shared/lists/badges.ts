import { useSyncExternalStore } from 'react';

/** How many messages the signed-in person has not read; web/messages finds it out, for guests it is nothing. */
export type Unread = { warnings: number; notifications: number };

const none: Unread = { warnings: 0, notifications: 0 };
let unread = none;
const listeners = new Set<() => void>();

export function setUnread(next: Partial<Unread>): void {
  unread = { ...unread, ...next };
  for (const listener of listeners) listener();
}

export function clearUnread(): void {
  setUnread(none);
}

export function useUnread(): Unread {
  return useSyncExternalStore(
    onUnreadChange,
    () => unread,
    () => none,
  );
}

function onUnreadChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
