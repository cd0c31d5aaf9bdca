import type { AnyRouter } from '@tanstack/react-router';
import { api } from '#web/shared/api.ts';
import { minimumLoadingScreenMs, setAppStart, type AppSettings } from '#web/shared/app-settings.ts';
import { showGlobalMessage } from '#web/shared/global-dialog.ts';
import { restoreSession } from '#web/shared/session.ts';
import { currentSession } from '#web/shared/session-store.ts';
import { applyVisitor } from './apply-visitor.ts';
import { followSession } from './follow-session.ts';
import { ownChoice } from './own-choice.ts';

let started: Promise<void> | undefined;

/** App start [specification 2 and 4]: locales, settings and session, under the overlay for at least its minimum. */
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
  followSession(router);
  const minimumMs = Number(document.documentElement.dataset['loadingMs'] ?? minimumLoadingScreenMs);
  await Promise.all([loadLocales(), loadSettings(), restoreSession()]);
  const session = currentSession();
  await applyVisitor(router, ownChoice(location.search, session.status === 'user' ? session.user : null));
  const leftMs = minimumMs - (performance.now() - startedAt);
  if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
  setAppStart({ ready: true });
}

/** A failure here is only logged [specification 8]: the built-in locales serve as well. */
async function loadLocales(): Promise<void> {
  try {
    await api().settings.retrieveLocales({});
  } catch (error) {
    console.warn(error);
  }
}

async function loadSettings(): Promise<void> {
  try {
    const { results } = await api().settings.retrieveApplicationSettings({ filter: {}, fields: ['key', 'value'] });
    const settings: AppSettings = Object.fromEntries(results.map(({ key, value }) => [key, value]));
    setAppStart({ settings });
  } catch {
    setAppStart({ settingsFailed: true });
  }
}
