import type { Notice } from './notice.ts';
import { showPlainly } from './plain-notice.ts';
import type * as toasts from './toasts.tsx';

let drawing: Promise<typeof toasts> | undefined;

export function notify(notice: Notice): void {
  const arriving = import('./toasts.tsx');
  drawing = arriving;
  arriving.then(
    ({ showToast }) => showToast(notice),
    // The error is often a lost network, and then the toast code cannot load either.
    () => notice.kind === 'error' && showPlainly(notice),
  );
}

export function closePassingNotices(): void {
  drawing?.then(({ closePassing }) => closePassing(), console.warn);
}
