import type { SiteOffer } from '#contract/sales/payments/offers.ts';
import { methodRulesIn, whyNotOffered, type Purchase } from '#contract/rules/offered-methods.ts';
import { offersNow } from '#web/shared/cart/payment-offers.ts';
import { appStart } from '#web/shared/visitor/app-settings.ts';
import { offersIn } from './model/payment-stage.ts';

/** The ways to pay that the operator offers to this buyer. */
export function offersFor(purchase: Purchase): SiteOffer[] {
  const rules = methodRulesIn(appStart().settings.paymentMethods);
  return offersIn(offersNow(), purchase.currencyKey).filter(
    ({ method }) => whyNotOffered(rules[method], purchase) === null,
  );
}
