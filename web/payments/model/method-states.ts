import { paymentOffers, type PaymentOffer, type SiteOffer } from '#contract/payments/offers.ts';
import type { PaymentMethod } from '#contract/payments/values.ts';
import { whyNotOffered, type MethodRules, type Purchase, type WhyNot } from '#contract/rules/offered-methods.ts';

/** `no_credit`: nothing carries it out yet. `not_set`: the operator has not said where to pay. */
export type WhyNotHere = WhyNot | 'no_credit' | 'not_set';

export type MethodState = { method: PaymentMethod; offer: SiteOffer | undefined; why: WhyNotHere | null };

const shownMethods: PaymentMethod[] = ['multicaixa', 'transferencia', 'numerario', 'reserva', 'contracto'];

type Facts = {
  rules: Partial<MethodRules>;
  /** What the operator has set all details for. */
  offers: readonly SiteOffer[];
  purchase: Purchase;
};

/** Which of the five methods this buyer can use, and why not the others. */
export function methodStates({ rules, offers, purchase }: Facts): MethodState[] {
  return shownMethods.map((method) => {
    const offer = paymentOffers.find((each) => each.method === method);
    const why = whyNotOffered(rules[method], purchase) ?? whyNotPayable(offer, { offers, purchase });
    return { method, offer, why };
  });
}

function whyNotPayable(offer: SiteOffer | undefined, { offers, purchase }: Omit<Facts, 'rules'>): WhyNotHere | null {
  if (!offer) return 'no_credit';
  const { currencies }: PaymentOffer = offer;
  if (!currencies.includes(purchase.currencyKey)) return 'currency';
  return offers.some(({ name }) => name === offer.name) ? null : 'not_set';
}
