import { useState } from 'react';
import type { CartSummary } from '#contract/cart/calls.ts';
import type { Order } from '#contract/orders/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { codeOf, sentencesOf, type Sentence } from '#web/shared/api/api-error.ts';
import { useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { addressOf, emptyAddress, type AddressDraft } from './model/address-draft.ts';

export type Checkout = ReturnType<typeof useCheckout>;

export function useCheckout() {
  const t = useTexts('order');
  const session = useSession();
  const [address, setAddress] = useState<AddressDraft>(emptyAddress);
  const [takesSeat, setTakesSeat] = useState(true);
  const [isPlacing, setIsPlacing] = useState(false);
  const [refused, setRefused] = useState<{ errors: Sentence[]; code: string | undefined; attempt: number }>({
    errors: [],
    code: undefined,
    attempt: 0,
  });
  const isStudent = session.status === 'user' && session.user.userRoles.some(({ name }) => name === 'student');

  async function place({ total, cart_version }: CartSummary): Promise<Order | undefined> {
    setIsPlacing(true);
    try {
      const { data } = await api().orders.placeOrder({
        data: [
          {
            currency_id: total.currency_id,
            items_seen_total_minor: total.amount_minor,
            ...(cart_version !== null && { cart_version }),
            ...(address.wanted && { tax_address: addressOf(address) }),
            ...(!isStudent && { buyer_takes_seat: takesSeat }),
          },
        ],
      });
      return data[0];
    } catch (error) {
      const sentences = sentencesOf(error);
      const errors = sentences.length > 0 ? sentences : [{ message: t('not_placed'), code: 'connection' }];
      setRefused(({ attempt }) => ({ errors, code: codeOf(error), attempt: attempt + 1 }));
      setIsPlacing(false);
      return undefined;
    }
  }

  return { address, setAddress, takesSeat, setTakesSeat, isStudent, isPlacing, refused, place };
}
