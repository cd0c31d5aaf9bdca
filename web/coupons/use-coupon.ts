import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CartSummary } from '#contract/cart/calls.ts';
import { cartText } from '#contract/rules/serialise-cart.ts';
import { queries } from '#web/shared/api/api.ts';
import { sentencesOf } from '#web/shared/api/api-error.ts';
import { useCartItems } from '#web/shared/cart/cart-store.ts';
import { mayActFor, useActingFor } from '#web/shared/session/acting-for.ts';
import { useTexts } from '#web/shared/texts/texts.ts';

export type CouponState = ReturnType<typeof useCoupon>;

/** What the code takes off the cart; nothing where `code` is empty. The server decides, here and when the order is placed. */
export function useCoupon(code: string, summary: CartSummary | undefined) {
  const t = useTexts('coupon');
  const items = useCartItems();
  const acting = useActingFor();
  const currency_id = summary?.total.currency_id ?? 0;
  const buyer = acting && mayActFor(acting, 'orders.place') ? { organization_id: acting.organizationId } : {};
  const isTried = code !== '' && summary !== undefined;
  const { data, error, isFetching, refetch } = useQuery({
    ...queries().coupons.retrieveQuote.queryOptions({
      input: { data: [{ code, cart: cartText(items), currency_id, ...buyer }] },
    }),
    enabled: isTried,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const problem = sentencesOf(error)[0]?.message ?? (error ? t('not_tried') : undefined);
  return {
    quote: isTried && !error ? data?.data[0] : undefined,
    problem: isTried && !isFetching ? problem : undefined,
    isTrying: isTried && isFetching,
    tryAgain: () => void refetch(),
  };
}
