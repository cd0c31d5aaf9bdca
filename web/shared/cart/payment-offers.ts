import { paymentOffers, type SiteOffer } from '#contract/payments/offers.ts';
import { isIban } from '#contract/rules/iban.ts';
import { settingIn } from '#contract/rules/setting-text.ts';
import { appStart, type AppSettings } from '../visitor/app-settings.ts';

/**
 * Bank transfer is offered only with an account to pay into, cash with a place and hours, and some offers only where they
 * are switched on; all offers count until the settings are loaded.
 */
export function offersNow(): readonly SiteOffer[] {
  const { ready, settings } = appStart();
  if (!ready) return paymentOffers;
  const hasAccount = isIban(settings.bankIban ?? '');
  const hasDesk = cashDeskIn(settings, 'pt') !== null;
  return paymentOffers.filter(
    ({ needsBankAccount, needsCashDesk, switchedOnBy }) =>
      (!needsBankAccount || hasAccount) &&
      (!needsCashDesk || hasDesk) &&
      (switchedOnBy === null || settings[switchedOnBy] === 'true'),
  );
}

export function cashDeskIn({ cashAddress, cashHours }: AppSettings, locale: string) {
  const [address, hours] = [settingIn(cashAddress, locale), settingIn(cashHours, locale)];
  return address && hours ? { address, hours } : null;
}
