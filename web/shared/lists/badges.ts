import { useSyncExternalStore } from 'react';
import { makeStore } from '../store.ts';

export type Unread = { warnings: number; notifications: number };

const none: Unread = { warnings: 0, notifications: 0 };
const unread = makeStore(none);

export function setUnread(next: Partial<Unread>): void {
  unread.set({ ...unread.get(), ...next });
}

export function clearUnread(): void {
  unread.set(none);
}

export function useUnread(): Unread {
  return useSyncExternalStore(unread.subscribe, unread.get, () => none);
}
