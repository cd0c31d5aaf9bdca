import type { Notice } from './notice.ts';
import { showPlainly } from './plain-notice.ts';
import type * as toasts from './toasts.tsx';

let drawing: Promise<typeof toasts> | undefined;

/** Shows a toast; its code is loaded with the first one. */
export function notify(notice: Notice): void {
  const arriving = import('./toasts.tsx');
  drawing = arriving;
  arriving.then(
    ({ showToast }) => showToast(notice),
    // The error is often a lost network, and then the toast code cannot load either.
    () => notice.kind === 'error' && showPlainly(notice),
  );
}

/** For a change of page: errors stay until they are read. */
export function closePassingNotices(): void {
  drawing?.then(({ closePassing }) => closePassing(), console.warn);
}
