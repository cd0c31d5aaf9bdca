import type { AnyRouter } from '@tanstack/react-router';
import { api } from '#web/shared/api.ts';
import {
  appStart,
  minimumLoadingScreenMs,
  setAppStart,
  type AppSettings,
  type AppStart,
} from '#web/shared/app-settings.ts';
import { breathe } from '#web/shared/breathe.ts';
import { showGlobalMessage } from '#web/shared/global-dialog.ts';
import { builtInLists, listedCurrencies, listedLocales } from '#web/shared/house-lists.ts';
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
  followWorker(router, loadLists);
  await breathe();
  layOutNear();
}

/** Set in one go, since every change of it draws the frame of the page anew. */
async function loadLists(awake?: Promise<void>): Promise<void> {
  const locales = await askLocales();
  // Each is on its way before the next is asked for, with room in between: writing a request takes a slow telephone long.
  const settings = askSettings();
  await breathe();
  const erp = askErp();
  await breathe();
  const currencies = askCurrencies();
  await awake;
  setAppStart({ ...locales, ...(await settings), ...(await erp), ...(await currencies) });
}

/** What failed at the start is asked for again when the network is back. */
async function loadMissing(): Promise<void> {
  if (!appStart().settingsFailed) return;
  const [settings, erp] = await Promise.all([askSettings(), askErp()]);
  setAppStart({ ...settings, ...erp });
}

/** A failure here is only logged [specification 8]: the built-in locales serve as well. */
async function askLocales(): Promise<Partial<AppStart>> {
  try {
    const { results } = await api().settings.retrieveLocales({});
    return { locales: listedLocales(results) };
  } catch (error) {
    console.warn(error);
    return { locales: builtInLists.locales };
  }
}

/** Without them the default currency is used [specification 8]. */
async function askCurrencies(): Promise<Partial<AppStart>> {
  try {
    const { results } = await api().settings.retrieveCurrencies({});
    return { currencies: listedCurrencies(results) };
  } catch (error) {
    console.warn(error);
    return { currencies: builtInLists.currencies, currenciesFailed: true };
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

async function askSettings(): Promise<Partial<AppStart>> {
  try {
    const filter = { slug: 'General', keys: settingKeys };
    const { results } = await api().settings.retrieveApplicationSettings({ filter, fields: ['key', 'value'] });
    const settings: AppSettings = Object.fromEntries(results.map(({ key, value }) => [key, value]));
    return { settings, settingsFailed: false };
  } catch (error) {
    console.warn(error);
    return { settingsFailed: true };
  }
}

/** On only when the value is the text true [specification 3]. */
async function askErp(): Promise<Partial<AppStart>> {
  try {
    const filter = { slug: 'ERP', key: 'hasErpIntegration' };
    const { results } = await api().settings.retrieveApplicationSettings({ filter, fields: ['key', 'value'] });
    return { hasErp: results[0]?.value === 'true' };
  } catch (error) {
    console.warn(error);
    return {};
  }
}
