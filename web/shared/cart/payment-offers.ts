import { paymentOffers, type SiteOffer } from '#contract/payments/offers.ts';
import { isIban } from '#contract/rules/iban.ts';
import { appStart } from '../visitor/app-settings.ts';

/** Bank transfer is offered only with an account to pay into; all offers count until the settings are loaded. */
export function offersNow(): readonly SiteOffer[] {
  const { ready, settings } = appStart();
  if (!ready || isIban(settings.bankIban ?? '')) return paymentOffers;
  return paymentOffers.filter(({ needsBankAccount }) => !needsBankAccount);
}
