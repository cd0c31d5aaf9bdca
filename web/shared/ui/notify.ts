import type { Notice } from './notice.ts';

/** Tells the user something at the bottom right; what draws it is fetched at the first notice. */
export function notify(notice: Notice): void {
  import('./toasts.tsx').then(
    ({ showToast }) => showToast(notice),
    // An error is often that the network is gone, and the drawing with it.
    () => notice.kind === 'error' && globalThis.alert([notice.messages].flat().join('\n')),
  );
}
