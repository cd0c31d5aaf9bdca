import type { AnyRouter } from '@tanstack/react-router';
import { api } from '#web/shared/api.ts';
import { appStart, minimumLoadingScreenMs, setAppStart, type AppSettings } from '#web/shared/app-settings.ts';
import { showGlobalMessage } from '#web/shared/global-dialog.ts';
import { builtInLists, listedCurrencies, listedLocales } from '#web/shared/house-lists.ts';
import { restoreSession } from '#web/shared/session.ts';
import { firstHearersCame } from '#web/shared/session-store.ts';
import { applyVisitor } from './apply-visitor.ts';
import { followConnection } from './follow-connection.ts';
import { followDataSaver } from './follow-data-saver.ts';
import { followFocus } from './follow-focus.ts';
import { followNavigation } from './follow-navigation.ts';
import { followSession } from './follow-session.ts';
import { followWorker } from './follow-worker.ts';
import { keepFocus } from './keep-focus.ts';
import { ownChoice } from './own-choice.ts';
import { pageAwake } from './page-awake.ts';

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
  followConnection(router, loadMissing);
  followNavigation(router);
  followFocus(router);
  keepFocus();
  followSession(router);
  followDataSaver(router);
  await Promise.all([firstHearersCame().then(restoreSession), loadLists(), pageAwake()]);
  await applyVisitor(router, ownChoice());
  const leftMs = minimumMs - (performance.now() - startedAt);
  if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
  setAppStart({ ready: true });
  followWorker(router, loadLists);
}

async function loadLists(): Promise<void> {
  await loadLocales();
  await Promise.all([loadSettings(), loadErp(), loadCurrencies()]);
}

/** What failed at the start is asked for again when the network is back. */
async function loadMissing(): Promise<void> {
  if (appStart().settingsFailed) await Promise.all([loadSettings(), loadErp()]);
}

/** A failure here is only logged [specification 8]: the built-in locales serve as well. */
async function loadLocales(): Promise<void> {
  try {
    const { results } = await api().settings.retrieveLocales({});
    setAppStart({ locales: listedLocales(results) });
  } catch (error) {
    console.warn(error);
    setAppStart({ locales: builtInLists.locales });
  }
}

/** Without them the default currency is used [specification 8]. */
async function loadCurrencies(): Promise<void> {
  try {
    const { results } = await api().settings.retrieveCurrencies({});
    setAppStart({ currencies: listedCurrencies(results) });
  } catch (error) {
    console.warn(error);
    setAppStart({ currencies: builtInLists.currencies, currenciesFailed: true });
  }
}

const settingKeys: (keyof AppSettings)[] = [
  'PrivacyPolicyUrl',
  'defaultLocale',
  'WebsiteUrl',
  'LinkedinUrl',
  'hasShoppingCart',
  'multiFactorAuthentication',
  'minimumLoadingScreenMs',
  'passwordMinLength',
  'hasReviews',
];

async function loadSettings(): Promise<void> {
  try {
    const filter = { slug: 'General', keys: settingKeys };
    const { results } = await api().settings.retrieveApplicationSettings({ filter, fields: ['key', 'value'] });
    const settings: AppSettings = Object.fromEntries(results.map(({ key, value }) => [key, value]));
    setAppStart({ settings, settingsFailed: false });
  } catch (error) {
    console.warn(error);
    setAppStart({ settingsFailed: true });
  }
}

/** On only when the value is the text true [specification 3]. */
async function loadErp(): Promise<void> {
  try {
    const filter = { slug: 'ERP', key: 'hasErpIntegration' };
    const { results } = await api().settings.retrieveApplicationSettings({ filter, fields: ['key', 'value'] });
    setAppStart({ hasErp: results[0]?.value === 'true' });
  } catch (error) {
    console.warn(error);
  }
}
