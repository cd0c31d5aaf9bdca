import { isIban } from '#contract/iban.ts';
import { paymentOffers, type PaymentOffer } from '#contract/payments-values.ts';
import { appStart } from './app-settings.ts';

/** The ways to pay that the operator is ready for: a transfer needs an account to go to, which is known from the start on. */
export function offersNow(): readonly PaymentOffer[] {
  const { ready, settings } = appStart();
  if (!ready || isIban(settings.bankIban ?? '')) return paymentOffers;
  return paymentOffers.filter(({ method }) => method !== 'transferencia');
}
