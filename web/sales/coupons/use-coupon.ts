import { useQuery } from '@tanstack/react-query';
import type { CartSummary } from '#contract/sales/cart/calls.ts';
import { cartText } from '#contract/rules/serialise-cart.ts';
import { queries } from '#web/shared/api/api.ts';
import { sentencesOf } from '#web/shared/api/api-error.ts';
import { useCartItems } from '#web/shared/cart/cart-store.ts';
import { mayActFor, useActingFor } from '#web/shared/session/acting-for.ts';
import { useTexts } from '#web/shared/texts/texts.ts';

export type CouponState = ReturnType<typeof useCoupon>;

type Tried = { code: string; summary: CartSummary | undefined; isPlacing: boolean };

/**
 * What the code takes off the cart; nothing where `code` is empty. The server decides, here and when the order is placed,
 * after which the code may be used up.
 */
export function useCoupon({ code, summary, isPlacing }: Tried) {
  const wordProblem = useProblemWords();
  const question = { code, cart: cartText(useCartItems()), ...useBuyer() };
  const currency_id = summary?.total.currency_id ?? 0;
  const query = useQuery({
    ...queries().coupons.retrieveQuote.queryOptions({ input: { data: [{ ...question, currency_id }] } }),
    enabled: code !== '' && summary !== undefined && !isPlacing,
    retry: false,
  });
  const { data, error, isFetching, refetch } = query;
  return {
    quote: error ? undefined : data?.data[0],
    problem: isFetching ? undefined : wordProblem(error),
    isTrying: isFetching,
    tryAgain: () => void refetch(),
  };
}

function useBuyer() {
  const acting = useActingFor();
  return acting && mayActFor(acting, 'orders.place') ? { organization_id: acting.organizationId } : {};
}

function useProblemWords() {
  const t = useTexts('coupon');
  return (error: Error | null) => (error ? (sentencesOf(error)[0]?.message ?? t('not_tried')) : undefined);
}
