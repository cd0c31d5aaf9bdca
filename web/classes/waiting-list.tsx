import { afterStart } from '#web/shared/after-start.tsx';
import type { WaitingListProps } from './waiting/waiting-list-part.tsx';

/** The way to wait for a seat in a full class; it comes once the app has started. */
export const WaitingList = afterStart<WaitingListProps>(async () =>
  (await import('./waiting/bring.ts')).bringWaiting(),
);
