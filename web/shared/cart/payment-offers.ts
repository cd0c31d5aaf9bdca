import { paymentOffers, type SiteOffer } from '#contract/payments/offers.ts';
import { isIban } from '#contract/rules/iban.ts';
import { appStart } from '../visitor/app-settings.ts';

/** The ways to pay that the operator is ready for: a transfer needs an account to go to, which is known from the start on. */
export function offersNow(): readonly SiteOffer[] {
  const { ready, settings } = appStart();
  if (!ready || isIban(settings.bankIban ?? '')) return paymentOffers;
  return paymentOffers.filter(({ needsBankAccount }) => !needsBankAccount);
}
