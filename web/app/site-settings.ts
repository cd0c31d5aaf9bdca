import { readSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { settingDeclarations, type Api } from '#contract/index.ts';
import { accentStyle } from '#contract/rules/accent-color.ts';
import {
  defaultCurrency,
  defaultLocale,
  minimumLoadingScreenMs,
  type CurrencyKey,
  type KnownCurrency,
  type LocaleKey,
} from '#contract/visitor-values.ts';
import { builtInLists, listedCurrencies } from '#web/shared/lists/operator-lists.ts';
import { isLocale } from '#web/shared/visitor/visitor.ts';

export type SiteSettings = {
  defaultLocale: LocaleKey;
  defaultCurrency: CurrencyKey;
  /** With an ERP everything is sold in the main currency, whatever the address says [specification 4]. */
  onlyCurrency: CurrencyKey | null;
  minimumLoadingScreenMs: number;
  currencies: readonly KnownCurrency[];
  /** The colours of the site's own accent as declarations; empty without one. */
  accent: string;
  /** The picture that takes the place of the brand. */
  logoPicture: number | null;
  /** Null while the site is open. */
  closed: { opensOn: string | null } | null;
};

export const builtInSettings: SiteSettings = {
  defaultLocale,
  defaultCurrency,
  onlyCurrency: null,
  minimumLoadingScreenMs,
  currencies: builtInLists.currencies.map(asKnown),
  accent: '',
  logoPicture: null,
  closed: null,
};

export async function readSiteSettings(ctx: Ctx, api: Api): Promise<SiteSettings> {
  const [locale, currency, loadingMs, hasErp, isOpen, opensOn, accent, logoPicture, currencies] = await Promise.all([
    readSetting(ctx, 'defaultLocale'),
    readSetting(ctx, 'defaultCurrency'),
    readSetting(ctx, 'minimumLoadingScreenMs'),
    readSetting(ctx, 'hasErpIntegration'),
    readSetting(ctx, 'isSiteOpen'),
    readSetting(ctx, 'siteOpensOn'),
    readSetting(ctx, 'accentColor'),
    readSetting(ctx, 'logoPicture'),
    readCurrencies(api),
  ]);
  return {
    defaultLocale: isLocale(locale) ? locale : builtInSettings.defaultLocale,
    defaultCurrency: currencies.find(({ key }) => key === currency)?.key ?? builtInSettings.defaultCurrency,
    onlyCurrency: hasErp ? defaultCurrency : null,
    minimumLoadingScreenMs:
      Number.isInteger(loadingMs) && loadingMs >= 0 ? loadingMs : builtInSettings.minimumLoadingScreenMs,
    currencies,
    accent: accentStyle(accent),
    logoPicture,
    closed: isOpen ? null : { opensOn: opensOn || null },
  };
}

/** For a front office alone, which has no database. */
export async function readPublic(api: Api): Promise<Pick<SiteSettings, 'accent' | 'logoPicture' | 'closed'>> {
  const { results } = await api.settings.retrieveApplicationSettings({
    filter: { keys: ['isSiteOpen', 'siteOpensOn', 'accentColor', 'logoPicture'] },
  });
  const stored = new Map(results.map(({ key, value }) => [key, value]));
  const isOpen = settingDeclarations.isSiteOpen.read(stored.get('isSiteOpen') ?? null);
  return {
    accent: accentStyle(stored.get('accentColor') ?? ''),
    logoPicture: settingDeclarations.logoPicture.read(stored.get('logoPicture') ?? null),
    closed: isOpen ? null : { opensOn: stored.get('siteOpensOn') || null },
  };
}

export async function readCurrencies(api: Api): Promise<KnownCurrency[]> {
  const { results } = await api.settings.retrieveCurrencies({});
  return listedCurrencies(results).map(asKnown);
}

function asKnown({ id, key, symbol }: KnownCurrency): KnownCurrency {
  return { id, key, symbol };
}
