import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CartItem } from '#contract/sales/cart/values.ts';
import { cartText } from '#contract/rules/serialise-cart.ts';
import { queries } from '#web/shared/api/api.ts';
import { useCartItems } from '#web/shared/cart/cart-store.ts';
import { saleCurrency } from '#web/shared/cart/sale-currency.ts';
import { currencyIdOf, currentVisitor } from '#web/shared/visitor/visitor.ts';

export function summaryQuery(items: CartItem[]) {
  const currency_id = currencyIdOf(saleCurrency(currentVisitor().currency));
  return queries().cart.retrieveSummary.queryOptions({ input: { data: [{ cart: cartText(items), currency_id }] } });
}

export function useCartSummary() {
  const items = useCartItems();
  const { data, ...query } = useQuery({ ...summaryQuery(items), placeholderData: keepPreviousData });
  return { items, summary: data?.data[0], ...query };
}
