import { minimumLoadingScreenMs } from '#contract/visitor-values.ts';
import type { AnyRouter } from '@tanstack/react-router';
import { setAppStart } from '#web/shared/visitor/app-settings.ts';
import { yieldToBrowser } from '#web/shared/page/yield-to-browser.ts';
import { showGlobalMessage } from '#web/shared/page/global-dialog.ts';
import { followConnection } from './follow-connection.ts';
import { followFocus } from './follow-focus.ts';
import { followNavigation } from './follow-navigation.ts';
import { followSession } from './follow-session.ts';
import { followWorker } from './follow-worker.ts';
import { preserveFocus } from './preserve-focus.ts';
import { layOutBelowFold, layOutWhenLeaving } from './lay-out-below-fold.ts';
import { loadMissing } from './start-lists.ts';
import { startVisitor } from './start-visitor.ts';
import { savesData } from '#web/shared/visitor/data-saver.ts';

const startedAt = performance.now();
let started: Promise<void> | undefined;

/** Starts the app under the overlay for at least its minimum time [specification 2 and 4]. */
export function startApp(router: AnyRouter): Promise<void> {
  started ??= run(router).catch((error: unknown) => {
    console.warn(error);
    setAppStart({ ready: true });
    showGlobalMessage('initialization_failed');
  });
  return started;
}

/** The overlay is part of the first paint; a slow phone has shown it for seconds when the script arrives. */
function overlayShownAt(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? startedAt;
}

async function run(router: AnyRouter): Promise<void> {
  const minimumMs = Number(document.documentElement.dataset['loadingMs'] ?? minimumLoadingScreenMs);
  layOutWhenLeaving(router);
  followConnection(router, loadMissing);
  followNavigation(router);
  followFocus(router);
  preserveFocus();
  await yieldToBrowser();
  followSession(router);
  followDataSaver(router);
  await startVisitor(router);
  const leftMs = minimumMs - (performance.now() - overlayShownAt());
  if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
  setAppStart({ ready: true });
  await yieldToBrowser();
  followWorker(router);
  await yieldToBrowser();
  layOutBelowFold();
}

function followDataSaver(router: AnyRouter): void {
  const preload = router.preloadRoute;
  router.preloadRoute = async (page) => (savesData() ? undefined : preload(page));
}
