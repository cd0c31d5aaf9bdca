import type { Unread } from '#web/shared/lists/badges.ts';
import type { StreamEvent } from './read-events.ts';

export type TabWord =
  | { kind: 'ask' }
  | { kind: 'here' }
  | { kind: 'event'; event: StreamEvent }
  | { kind: 'unread'; unread: Partial<Unread> };

export type Tabs = {
  say: (word: TabWord) => void;
  listen: (listener: (word: TabWord) => void) => void;
  close: () => void;
};

/** Undefined without BroadcastChannel. */
export function tabsOf(name: string): Tabs | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  return {
    say: channel.postMessage.bind(channel),
    listen: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<TabWord>) => listener(data)),
    close: () => channel.close(),
  };
}
