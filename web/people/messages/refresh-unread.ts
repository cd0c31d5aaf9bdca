import type { Counted } from './count-unread.ts';

type Refresh = (of: Counted) => void;

let refresh: Refresh | undefined;

/** Injected, since the store of the counts loads later than the pages. */
export function refreshUnreadWith(way: Refresh | undefined): void {
  refresh = way;
}

export function refreshUnread(of: Counted): void {
  refresh?.(of);
}
