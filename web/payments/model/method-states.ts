import type { CreditStanding } from '#contract/accounts/calls.ts';
import type { CreditKind } from '#contract/rules/credit.ts';
import { creditKindOf } from '#contract/rules/payment-offers.ts';
import { paymentOffers, type PaymentOffer, type SiteOffer } from '#contract/payments/offers.ts';
import type { PaymentMethod } from '#contract/payments/values.ts';
import { whyNotOffered, type MethodRules, type Purchase, type WhyNot } from '#contract/rules/offered-methods.ts';

/** `no_credit`: the organization cannot buy on account now. `not_set`: the operator has not said where to pay. */
export type WhyNotHere = WhyNot | 'no_credit' | 'not_set';

export type MethodState = { method: PaymentMethod; offer: SiteOffer | undefined; why: WhyNotHere | null };

const shownMethods: PaymentMethod[] = ['multicaixa', 'transferencia', 'numerario', 'reserva', 'contracto'];

type Facts = {
  rules: Partial<MethodRules>;
  /** What the operator has set all details for. */
  offers: readonly SiteOffer[];
  purchase: Purchase;
  /** Of the organization; undefined for persons and until it is loaded. */
  credit: Pick<CreditStanding, CreditKind> | undefined;
};

/** Which of the five methods this buyer can use, and why not the others. */
export function methodStates({ rules, offers, purchase, credit }: Facts): MethodState[] {
  return shownMethods.map((method) => {
    const offer = paymentOffers.find((each) => each.method === method);
    const why = whyNotOffered(rules[method], purchase) ?? whyNotPayable(offer, { offers, purchase, credit });
    return { method, offer, why };
  });
}

function whyNotPayable(
  offer: SiteOffer | undefined,
  { offers, purchase, credit }: Omit<Facts, 'rules'>,
): WhyNotHere | null {
  if (!offer) return 'off';
  const { currencies }: PaymentOffer = offer;
  if (!currencies.includes(purchase.currencyKey)) return 'currency';
  const kind = creditKindOf(offer);
  if (kind && credit?.[kind].why !== null) return 'no_credit';
  return offers.some(({ name }) => name === offer.name) ? null : 'not_set';
}
