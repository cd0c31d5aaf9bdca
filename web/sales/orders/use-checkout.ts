import { useState } from 'react';
import type { CartSummary } from '#contract/sales/cart/calls.ts';
import type { AcceptedTerms, Order } from '#contract/sales/orders/calls.ts';
import { acceptedTerms } from '#contract/rules/accepted-terms.ts';
import { api } from '#web/shared/api/api.ts';
import { codeOf, sentencesOf } from '#web/shared/api/api-error.ts';
import { organizationBuying } from '#web/shared/session/acting-for.ts';
import { dropDraft, readDraft, storeDraft } from '#web/shared/session/draft-store.ts';
import { isStudent, useUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { FormError } from '#web/shared/ui/form-errors.tsx';
import { checkoutFrom, type CheckoutDraft } from './model/checkout-draft.ts';
import { checkoutFaults, type CheckoutFault } from './model/checkout-faults.ts';
import { giftFaults, giftsIn, type GiftFault } from './model/gift-drafts.ts';
import { regulationsIn } from './model/regulations-in.ts';
import { useInvoiceAddress, type InvoiceAddress } from './use-invoice-address.ts';
import { addressOf } from '#web/people/addresses/index.ts';

const form = 'checkout';

export type Checkout = ReturnType<typeof useCheckout>;

type Refused = { errors: readonly FormError[]; code: string | undefined; attempt: number };

/** `onPage` is what the page shows, and `showAgain` loads it. */
export function useCheckout(onPage: CartSummary | undefined, showAgain: () => Promise<unknown>) {
  const t = useTexts('order');
  const user = useUser();
  const { draft, change } = useDraft(user?.id ?? 0);
  const invoiceAddress = useInvoiceAddress(draft);
  const wordFaults = useFaultWords();
  const { accepted, accept } = useAcceptance(onPage);
  const [isPlacing, setIsPlacing] = useState(false);
  const { refused, refuse, errorOf } = useRefusal();

  /** Whether the form is complete; otherwise it shows what is missing. The payment has faults of its own. */
  function isComplete({ lines, total }: CartSummary, ofPayment: readonly FormError[]): boolean {
    const { isPending, typed } = invoiceAddress;
    const ofGifts = giftFaults(lines, draft.gifts, user?.username);
    const ofAddress = isFree(total) ? null : typed;
    const faults = [...ofGifts, ...checkoutFaults(ofAddress, accepted !== undefined)];
    const words = wordFaults(faults, { regulations: regulationsIn(lines).length, country: draft.address.country });
    const errors = inPageOrder(words, ofPayment);
    refuse(isPending ? [...errors, { message: t('addresses_loading') }] : errors);
    return errors.length === 0 && !isPending;
  }

  /** At the price of `summary`, which `coupon` has made. */
  async function place(summary: CartSummary, coupon: string | undefined): Promise<Order | undefined> {
    setIsPlacing(true);
    try {
      const input = newOrder(summary, draft, !isStudent(user));
      const invoice = isFree(summary.total) ? {} : invoiceAddress.input;
      const order = { ...input, ...invoice, ...couponIn(coupon), accepted };
      const { data } = await api().orders.placeOrder({ data: [order] });
      dropDraft(form);
      if (draft.keepsAddress && !isFree(summary.total)) await saveTypedAddress(invoiceAddress);
      return data[0];
    } catch (error) {
      const sentences = sentencesOf(error);
      const shown = showAgain();
      // Other terms are in force now, which are shown before anyone can accept them.
      if (sentences.some(({ field }) => field === 'accepted')) await shown;
      refuse(sentences.length > 0 ? sentences : [{ message: t('not_placed') }], codeOf(error));
      setIsPlacing(false);
      return undefined;
    }
  }

  const isAccepted = accepted !== undefined;
  const shown = { draft, invoiceAddress, isAccepted, isStudent: isStudent(user), isPlacing, refused };
  return { ...shown, change, accept, errorOf, isComplete, place };
}

/** No invoice follows an order without costs. */
function isFree({ amount_minor }: CartSummary['total']): boolean {
  return amount_minor === 0;
}

/** What is accepted is the last part of the page. */
function inPageOrder(errors: readonly FormError[], ofPayment: readonly FormError[]): FormError[] {
  return [...errors.filter((error) => !isLast(error)), ...ofPayment, ...errors.filter(isLast)];
}

function isLast({ field }: FormError): boolean {
  return field === 'accepted';
}

function useRefusal() {
  const [refused, setRefused] = useState<Refused>({ errors: [], code: undefined, attempt: 0 });
  const refuse = (errors: readonly FormError[], code?: string) =>
    setRefused(({ attempt }) => ({ errors, code, attempt: attempt + 1 }));
  const errorOf = (field: string) => refused.errors.find((error) => error.field === field)?.message;
  return { refused, refuse, errorOf };
}

/** What was accepted counts only while the page shows the same. */
function useAcceptance(summary: CartSummary | undefined) {
  const [ticked, setTicked] = useState<AcceptedTerms>();
  const shown = summary && acceptedTerms(summary);
  const accepted = JSON.stringify(ticked) === JSON.stringify(shown) ? ticked : undefined;
  return { accepted, accept: (isTicked: boolean) => setTicked(isTicked ? shown : undefined) };
}

function useDraft(userId: number) {
  const [draft, setDraft] = useState(() => checkoutFrom(readDraft(form, userId)));
  const change = (part: Partial<CheckoutDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraft(form, userId, next);
  };
  return { draft, change };
}

function newOrder(summary: CartSummary, { takesSeat, gifts, buyerReference }: CheckoutDraft, mayLeaveSeat: boolean) {
  const { total, cart_version, lines } = summary;
  const organization_id = organizationBuying();
  const options = giftsIn(lines, gifts);
  const buyer_reference = buyerReference.trim();
  return {
    currency_id: total.currency_id,
    items_seen_total_minor: total.amount_minor,
    ...(cart_version !== null && { cart_version }),
    ...(options.length > 0 && { gifts: options }),
    ...(organization_id === null ? mayLeaveSeat && { buyer_takes_seat: takesSeat } : { organization_id }),
    ...(organization_id !== null && buyer_reference && { buyer_reference }),
  };
}

function couponIn(coupon: string | undefined) {
  return coupon === undefined ? {} : { coupon_code: coupon };
}

function useFaultWords() {
  const t = useTexts('order');
  const ofAddress = useTexts('tax_address');
  const messageOf = ({ wrong }: CheckoutFault, values: { regulations: number; country: string }) => {
    if (wrong === 'not_accepted') return t(wrong, values);
    return isOfGift(wrong) ? t(wrong) : ofAddress(wrong, values);
  };
  return (faults: CheckoutFault[], values: Parameters<typeof messageOf>[1]): FormError[] =>
    faults.map((fault) => ({ field: fault.field, message: messageOf(fault, values) }));
}

function isOfGift(wrong: CheckoutFault['wrong']): wrong is GiftFault['wrong'] {
  return wrong.startsWith('gift_');
}

/** After the order, which does not depend on it. */
async function saveTypedAddress({ typed, mayKeep, organizationId }: InvoiceAddress): Promise<void> {
  if (!typed || !mayKeep) return;
  const owner = organizationId === null ? {} : { organization_id: organizationId };
  try {
    await api().addresses.createTaxAddress({ data: [{ ...addressOf(typed), ...owner }] });
  } catch (error) {
    console.warn(error);
  }
}
