import { api, apiAddress } from '#web/shared/api/api.ts';
import { appStart, setAppStart, type AppSettings, type AppStart } from '#web/shared/visitor/app-settings.ts';
import { yieldToBrowser } from '#web/shared/page/yield-to-browser.ts';
import { builtInLists, listedCurrencies, listedLocales } from '#web/shared/lists/operator-lists.ts';
import type { AnsweredList } from '#web/shared/page/cached-pages.ts';
import { currentVisitor } from '#web/shared/visitor/visitor.ts';

/** Locales first, then the others [specification 4]. Set in one go: every change of it renders the shell again. */
export async function loadLists(hydrated: Promise<void>): Promise<void> {
  const locales = await loadLocales();
  // Settings are under way before currencies are asked for: writing a request takes a slow phone long.
  const settings = loadSettings();
  await yieldToBrowser();
  const currencies = loadCurrencies();
  await hydrated;
  setAppStart({ ...locales, ...(await settings), ...(await currencies) });
}

/** What failed at the start is asked for again when the network is back. */
export async function loadMissing(): Promise<void> {
  if (appStart().settingsFailed) setAppStart(await loadSettings());
}

const answered = new Map<string, AnsweredList>();

/** The lists as the start got them, for a service worker that came too late to see them. */
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

/** A failure here is only logged [specification 8]: the built-in locales serve as well. */
async function loadLocales(): Promise<Partial<AppStart>> {
  try {
    const { results } = await load('/locales', {}, (input) => api().settings.retrieveLocales(input));
    return { locales: listedLocales(results) };
  } catch (error) {
    console.warn(error);
    return { locales: builtInLists.locales };
  }
}

/** Without them the default currency is used [specification 8]. */
async function loadCurrencies(): Promise<Partial<AppStart>> {
  try {
    const { results } = await load('/currencies', {}, (input) => api().settings.retrieveCurrencies(input));
    return { currencies: listedCurrencies(results) };
  } catch (error) {
    console.warn(error);
    return { currencies: builtInLists.currencies, currenciesFailed: true };
  }
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
];

const settingsInput = {
  filter: { slug: ['General', 'Payments', 'ERP'], keys: [...settingKeys, erpKey] },
  fields: ['key' as const, 'value' as const],
};

/** All groups in one request. The ERP is on only when its value is the text true [specification 3]. */
async function loadSettings(): Promise<Partial<AppStart>> {
  try {
    const { results } = await load('/application-settings', settingsInput, (input) =>
      api().settings.retrieveApplicationSettings(input),
    );
    const { [erpKey]: erp, ...settings } = Object.fromEntries(results.map(({ key, value }) => [key, value]));
    return { settings, settingsFailed: false, hasErp: erp === 'true' };
  } catch (error) {
    console.warn(error);
    return { settingsFailed: true };
  }
}
