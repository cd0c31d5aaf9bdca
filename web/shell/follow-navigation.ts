import type { AnyRouter } from '@tanstack/react-router';
import { setConnectionLost } from '#web/shared/api/connection.ts';
import { isReachable } from '#web/shared/api/reachable.ts';
import { showGlobalMessage } from '#web/shared/page/global-dialog.ts';
import { closePassingNotices, notify } from '#web/shared/ui/notify.ts';
import { takeReload } from './reload-page.ts';

/** [specification 8] */
const reloadAfterMs = 2_000;

export function followNavigation(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    isReported &&= isReloading;
    if (pathChanged) closePassingNotices();
    mainPart()?.setAttribute('aria-busy', 'true');
  });
  router.subscribe('onResolved', () => mainPart()?.removeAttribute('aria-busy'));
  window.addEventListener('vite:preloadError', (event) => {
    // A failed preload, as on hovering a link, loses nothing.
    if (!router.state.isLoading) return;
    // Thrown, the router would reload without a message.
    event.preventDefault();
    reportMissingFile(router).catch((error: unknown) => console.warn(error));
  });
}

function mainPart(): HTMLElement | null {
  return document.querySelector('main');
}

let isReported = false;
let isReloading = false;

/** After an update of the site the files of a page are gone; otherwise the network is. Reported once. */
async function reportMissingFile(router: AnyRouter): Promise<void> {
  if (isReported) return;
  isReported = true;
  const reachable = await isReachable();
  if (reachable && takeReload()) {
    isReloading = true;
    showGlobalMessage('too_many_routing_errors_forcing_reload');
    setTimeout(() => location.reload(), reloadAfterMs);
    return;
  }
  if (!reachable) setConnectionLost(true);
  const { texts } = router.options.context;
  notify({ kind: 'error', messages: texts.errors.route_click_error });
}
