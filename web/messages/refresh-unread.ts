import type { Counted } from './count-unread.ts';

type Refresh = (of: Counted) => void;

let refresh: Refresh | undefined;

/** What keeps the counts comes later than the pages, and not from them. */
export function refreshUnreadWith(way: Refresh | undefined): void {
  refresh = way;
}

/** Counts again what this tab itself has changed, should the stream be slow to say so. */
export function refreshUnread(of: Counted): void {
  refresh?.(of);
}
