import type { CreditStanding } from '#contract/sales/accounts/calls.ts';
import type { CreditKind } from '#contract/rules/credit.ts';
import { creditKindOf } from '#contract/rules/payment-offers.ts';
import { paymentOffers, type PaymentOffer, type SiteOffer } from '#contract/sales/payments/offers.ts';
import type { PaymentMethod } from '#contract/sales/payments/values.ts';
import { whyNotOffered, type MethodRules, type Purchase, type WhyNot } from '#contract/rules/offered-methods.ts';

/**
 * `no_credit`: the organization cannot buy on account now; `credit_loading` and `credit_unknown` until that is known.
 * `not_set`: the operator has not said where to pay.
 */
export type WhyNotHere = WhyNot | 'no_credit' | 'credit_loading' | 'credit_unknown' | 'not_set';

/** Whether the buyer can use the method is not known. */
export function isUncertain(why: WhyNotHere | null): why is 'credit_loading' | 'credit_unknown' {
  return why === 'credit_loading' || why === 'credit_unknown';
}

export type MethodState = { method: PaymentMethod; offer: SiteOffer | undefined; why: WhyNotHere | null };

const shownMethods: PaymentMethod[] = ['multicaixa', 'transferencia', 'numerario', 'reserva', 'contracto'];

type Facts = {
  rules: Partial<MethodRules>;
  /** What the operator has set all details for. */
  offers: readonly SiteOffer[];
  purchase: Purchase;
  /** Of the organization; its standing is undefined for persons and until it is loaded. */
  credit: { standing: Pick<CreditStanding, CreditKind> | undefined; hasFailed: boolean };
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
  const whyNoCredit = kind && whyNotOnAccount(kind, credit);
  if (whyNoCredit) return whyNoCredit;
  return offers.some(({ name }) => name === offer.name) ? null : 'not_set';
}

/** Persons are refused before, by the rules of the method. */
function whyNotOnAccount(kind: CreditKind, { standing, hasFailed }: Facts['credit']): WhyNotHere | null {
  if (standing) return standing[kind].why === null ? null : 'no_credit';
  return hasFailed ? 'credit_unknown' : 'credit_loading';
}
