import { useState } from 'react';
import type { CartSummary } from '#contract/cart/calls.ts';
import type { AcceptedTerms, Order } from '#contract/orders/calls.ts';
import { acceptedTerms } from '#contract/rules/accepted-terms.ts';
import { api } from '#web/shared/api/api.ts';
import { codeOf, sentencesOf } from '#web/shared/api/api-error.ts';
import { dropDraft, readDraft, storeDraft } from '#web/shared/session/draft-store.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { FormError } from '#web/shared/ui/form-errors.tsx';
import { addressOf } from './model/address-draft.ts';
import { checkoutFrom, type CheckoutDraft } from './model/checkout-draft.ts';
import { checkoutFaults } from './model/checkout-faults.ts';
import { regulationsIn } from './model/regulations-in.ts';

const form = 'checkout';

export type Checkout = ReturnType<typeof useCheckout>;

type Refused = { errors: readonly FormError[]; code: string | undefined; attempt: number };

/** `onPage` is what the page shows, and `showAgain` loads it. */
export function useCheckout(onPage: CartSummary | undefined, showAgain: () => Promise<unknown>) {
  const t = useTexts('order');
  const user = useUser();
  const { draft, change } = useDraft(user?.id ?? 0);
  const { accepted, accept } = useAcceptance(onPage);
  const [isPlacing, setIsPlacing] = useState(false);
  const { refused, refuse, errorOf } = useRefusal();
  const isStudent = user?.userRoles.some(({ name }) => name === 'student') ?? false;

  /** Whether the form is complete; otherwise it shows what is missing. */
  function isComplete({ lines }: CartSummary): boolean {
    const regulations = regulationsIn(lines).length;
    const faults = checkoutFaults(draft.address, accepted !== undefined);
    refuse(faults.map(({ field, wrong }) => ({ field, message: t(wrong, { regulations }) })));
    return faults.length === 0;
  }

  async function place(summary: CartSummary): Promise<Order | undefined> {
    setIsPlacing(true);
    try {
      const { data } = await api().orders.placeOrder({ data: [{ ...newOrder(summary, draft, isStudent), accepted }] });
      dropDraft(form);
      return data[0];
    } catch (error) {
      const sentences = sentencesOf(error);
      const shown = showAgain();
      if (sentences.some(({ field }) => field === 'accepted')) {
        // Other terms are in force now, which are shown before anyone can accept them.
        await shown;
      }
      refuse(sentences.length > 0 ? sentences : [{ message: t('not_placed') }], codeOf(error));
      setIsPlacing(false);
      return undefined;
    }
  }

  return {
    draft,
    change,
    isAccepted: accepted !== undefined,
    accept,
    isStudent,
    isPlacing,
    refused,
    errorOf,
    isComplete,
    place,
  };
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

function newOrder(summary: CartSummary, { address, takesSeat }: CheckoutDraft, isStudent: boolean) {
  const { total, cart_version } = summary;
  return {
    currency_id: total.currency_id,
    items_seen_total_minor: total.amount_minor,
    ...(cart_version !== null && { cart_version }),
    ...(address.wanted && { tax_address: addressOf(address) }),
    ...(!isStudent && { buyer_takes_seat: takesSeat }),
  };
}
