import { api, apiAddress } from '#web/shared/api/api.ts';
import {
  appStart,
  setAppStart,
  settleSettings,
  type AppSettings,
  type AppStart,
} from '#web/shared/visitor/app-settings.ts';
import { yieldToBrowser } from '#web/shared/page/yield-to-browser.ts';
import { builtInLists, listedCurrencies, listedLocales } from '#web/shared/lists/operator-lists.ts';
import type { AnsweredList } from '#web/shared/page/cached-pages.ts';
import { currentVisitor } from '#web/shared/visitor/visitor.ts';

/** Locales first [specification 4]. To be set at once, since each change renders the shell again. */
export async function loadLists(): Promise<Partial<AppStart>> {
  const locales = await orElse(loadLocales(), { locales: builtInLists.locales });
  // Yields in between: building a request takes long on a slow phone.
  const settings = orElse(loadSettings(), { settingsFailed: true }).then(announced);
  await yieldToBrowser();
  // The default currency is used then [specification 8].
  const currencies = orElse(loadCurrencies(), { currencies: builtInLists.currencies, currenciesFailed: true });
  return { ...locales, ...(await settings), ...(await currencies) };
}

function announced(loaded: Partial<AppStart>): Partial<AppStart> {
  settleSettings(loaded.settings ?? {});
  return loaded;
}

export async function loadMissing(): Promise<void> {
  if (appStart().settingsFailed) setAppStart(await orElse(loadSettings(), { settingsFailed: true }));
}

const answered = new Map<string, AnsweredList>();

/** For a service worker installed after the start. */
export function answeredLists(): AnsweredList[] {
  return [...answered.values()];
}

async function load<Input, Answer>(
  path: string,
  input: Input,
  call: (input: Input) => Promise<Answer>,
): Promise<Answer> {
  const { locale } = currentVisitor();
  const answer = await call(input);
  const address = apiAddress() + path;
  answered.set(path, { address, locale, body: JSON.stringify(input), answer: JSON.stringify(answer) });
  return answer;
}

async function loadLocales(): Promise<Partial<AppStart>> {
  const { results } = await load('/locales', {}, (input) => api().settings.retrieveLocales(input));
  return { locales: listedLocales(results) };
}

async function loadCurrencies(): Promise<Partial<AppStart>> {
  const { results } = await load('/currencies', {}, (input) => api().settings.retrieveCurrencies(input));
  return { currencies: listedCurrencies(results) };
}

const erpKey = 'hasErpIntegration';

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
  'bankIban',
  'cashAddress',
  'cashHours',
  'paymentMethods',
  'multicaixaExpress',
];

const settingsInput = {
  filter: { slug: ['General', 'Payments', 'ERP'], keys: [...settingKeys, erpKey] },
  fields: ['key' as const, 'value' as const],
};

/** The ERP is on only when its value is the text 'true' [specification 3]. */
async function loadSettings(): Promise<Partial<AppStart>> {
  const { results } = await load('/application-settings', settingsInput, (input) =>
    api().settings.retrieveApplicationSettings(input),
  );
  const { [erpKey]: erp, ...settings } = Object.fromEntries(results.map(({ key, value }) => [key, value]));
  return { settings, settingsFailed: false, hasErp: erp === 'true' };
}

/** Failures at the start are only logged [specification 8]. */
function orElse<Loaded>(loading: Promise<Loaded>, fallback: Loaded): Promise<Loaded> {
  return loading.catch((error: unknown) => {
    console.warn(error);
    return fallback;
  });
}
