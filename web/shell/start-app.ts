import type { AnyRouter } from '@tanstack/react-router';
import { minimumLoadingScreenMs, setAppStart } from '#web/shared/app-settings.ts';
import { breathe } from '#web/shared/breathe.ts';
import { showGlobalMessage } from '#web/shared/global-dialog.ts';
import { restoreSession } from '#web/shared/session.ts';
import { firstHearersCame } from '#web/shared/session-store.ts';
import { applyVisitor, isAnother } from './apply-visitor.ts';
import { followConnection } from './follow-connection.ts';
import { followDataSaver } from './follow-data-saver.ts';
import { followFocus } from './follow-focus.ts';
import { followNavigation } from './follow-navigation.ts';
import { followSession } from './follow-session.ts';
import { followWorker } from './follow-worker.ts';
import { keepFocus } from './keep-focus.ts';
import { layOutNear, layOutWhenLeaving } from './lay-out-near.ts';
import { ownChoice } from './own-choice.ts';
import { pageAtRest, pageAwake } from './page-awake.ts';
import { loadLists, loadMissing } from './start-lists.ts';

let started: Promise<void> | undefined;

/** App start [specification 2 and 4]: locales, then settings, under the overlay for at least its minimum; then ready. */
export function startApp(router: AnyRouter): Promise<void> {
  started ??= run(router).catch((error: unknown) => {
    console.warn(error);
    setAppStart({ ready: true });
    showGlobalMessage('initialization_failed');
  });
  return started;
}

async function run(router: AnyRouter): Promise<void> {
  const startedAt = performance.now();
  const minimumMs = Number(document.documentElement.dataset['loadingMs'] ?? minimumLoadingScreenMs);
  layOutWhenLeaving(router);
  followConnection(router, loadMissing);
  followNavigation(router);
  followFocus(router);
  keepFocus();
  await breathe();
  followSession(router);
  followDataSaver(router);
  // What changes before the page is awake would take parts of it down that still sleep.
  const awake = pageAwake();
  await Promise.all([firstHearersCame().then(restoreSession), loadLists(awake), awake]);
  if (isAnother(ownChoice())) await pageAtRest();
  await applyVisitor(router, ownChoice());
  const leftMs = minimumMs - (performance.now() - startedAt);
  if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
  setAppStart({ ready: true });
  await breathe();
  followWorker(router);
  await breathe();
  layOutNear();
}
