import { paymentOffers, type SiteOffer } from '#contract/sales/payments/offers.ts';
import { isIban } from '#contract/rules/iban.ts';
import { openingHoursIn, type OpeningHours } from '#contract/rules/opening-hours.ts';
import { settingTexts } from '#contract/rules/setting-text.ts';
import { appStart, type AppSettings } from '../visitor/app-settings.ts';

/**
 * Bank transfer is offered only with an account to pay into, cash with a place and hours, and some offers only where they
 * are switched on; all offers count until the settings are loaded.
 */
export function offersNow(): readonly SiteOffer[] {
  const { ready, settings } = appStart();
  if (!ready) return paymentOffers;
  const hasAccount = isIban(settings.bankIban ?? '');
  const hasDesk = cashDeskIn(settings) !== null;
  return paymentOffers.filter(
    ({ needsBankAccount, needsCashDesk, switchedOnBy }) =>
      (!needsBankAccount || hasAccount) &&
      (!needsCashDesk || hasDesk) &&
      (switchedOnBy === null || settings[switchedOnBy] === 'true'),
  );
}

type CashDesk = { address: Record<string, string>; hours: OpeningHours };

/** Null until the operator has set both. */
export function cashDeskIn({ cashAddress, cashHours }: AppSettings): CashDesk | null {
  const address = settingTexts(cashAddress ?? '');
  const hours = openingHoursIn(cashHours);
  return Object.values(address).some(Boolean) && hours ? { address, hours } : null;
}
