import type { AnyRouter } from '@tanstack/react-router';
import { setConnectionLost } from '#web/shared/api/connection.ts';
import { showGlobalMessage } from '#web/shared/page/global-dialog.ts';
import { closePassingNotices, notify } from '#web/shared/ui/notify.ts';
import { isReachable } from './follow-connection.ts';
import { mayReload } from './model/forced-reload.ts';

/** [specification 8]: the page reloads after 2 s. */
const reloadAfterMs = 2_000;
const storageKey = 'reloaded_at';

/** What a change of page brings with it: notices close, the wait is shown, and a page that cannot be fetched is told. */
export function followNavigation(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    isNotified &&= isReloading;
    if (pathChanged) closePassingNotices();
    mainPart()?.setAttribute('aria-busy', 'true');
  });
  router.subscribe('onResolved', () => mainPart()?.removeAttribute('aria-busy'));
  window.addEventListener('vite:preloadError', (event) => {
    // Elsewhere, as when the pointer rests on a link, nobody has lost anything yet.
    if (!router.state.isLoading) return;
    // Told here, and not thrown: the router would reload without a word.
    event.preventDefault();
    reportMissingFile(router).catch((error: unknown) => console.warn(error));
  });
}

/** What one reads stays until the page after it is here, and says meanwhile that another is on its way. */
function mainPart(): HTMLElement | null {
  return document.querySelector('main');
}

let isNotified = false;
let isReloading = false;

/** The files of a page are gone after an update of the site, or the network is: told once, however many they are. */
async function reportMissingFile(router: AnyRouter): Promise<void> {
  if (isNotified) return;
  isNotified = true;
  const reachable = await isReachable();
  if (reachable && mayReload(sessionStorage.getItem(storageKey), Date.now())) {
    sessionStorage.setItem(storageKey, String(Date.now()));
    isReloading = true;
    showGlobalMessage('too_many_routing_errors_forcing_reload');
    setTimeout(() => location.reload(), reloadAfterMs);
    return;
  }
  if (!reachable) setConnectionLost(true);
  const { texts } = router.options.context;
  notify({ kind: 'error', messages: texts.errors.route_click_error });
}
