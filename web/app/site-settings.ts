import { hasErpIntegration, readSetting } from '#api/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { defaultCurrency, defaultLocale, type CurrencyKey, type LocaleKey } from '#contract/visitor-values.ts';
import { minimumLoadingScreenMs } from '#web/shared/app-settings.ts';
import { isCurrency, isLocale } from '#web/shared/visitor.ts';

/** The settings that shape a page before anybody has chosen anything. */
export type SiteSettings = {
  defaultLocale: LocaleKey;
  defaultCurrency: CurrencyKey;
  /** With an ERP everything is sold in the main currency, whatever the address asks for [specification 4]. */
  onlyCurrency: CurrencyKey | null;
  minimumLoadingScreenMs: number;
};

export const builtInSettings: SiteSettings = {
  defaultLocale,
  defaultCurrency,
  onlyCurrency: null,
  minimumLoadingScreenMs,
};

export async function readSiteSettings(ctx: Ctx): Promise<SiteSettings> {
  const [locale, currency, loadingMs, hasErp] = await Promise.all([
    readSetting(ctx, 'defaultLocale'),
    readSetting(ctx, 'defaultCurrency'),
    readSetting(ctx, 'minimumLoadingScreenMs'),
    hasErpIntegration(ctx),
  ]);
  return {
    defaultLocale: isLocale(locale) ? locale : builtInSettings.defaultLocale,
    defaultCurrency: isCurrency(currency) ? currency : builtInSettings.defaultCurrency,
    onlyCurrency: hasErp ? defaultCurrency : null,
    minimumLoadingScreenMs: /^\d+$/.test(loadingMs ?? '') ? Number(loadingMs) : builtInSettings.minimumLoadingScreenMs,
  };
}
