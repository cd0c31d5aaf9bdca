import type { Notice } from './notice.ts';
import { showPlainly } from './plain-notice.ts';
import type * as toasts from './toasts.tsx';

let drawing: Promise<typeof toasts> | undefined;

/** Tells the user something at the bottom right; what draws it is fetched at the first notice. */
export function notify(notice: Notice): void {
  const arriving = import('./toasts.tsx');
  drawing = arriving;
  arriving.then(
    ({ showToast }) => showToast(notice),
    // An error is often that the network is gone, and the drawing with it.
    () => notice.kind === 'error' && showPlainly(notice),
  );
}

/** On the way to another page good news is old news; errors stay until they are read. */
export function closePassingNotices(): void {
  drawing?.then(({ closePassing }) => closePassing(), console.warn);
}
