import { useQuery } from '@tanstack/react-query';
import type { CreditStanding } from '#contract/sales/accounts/calls.ts';
import { queries } from '#web/shared/api/api.ts';

/** What an organization wants to buy on account. */
export type CreditPurchase = { organizationId: number; currencyId: number; amountMinor: number; orderId?: number };

export type Credit = { standing: CreditStanding | undefined; hasFailed: boolean; isTrying: boolean; retry: () => void };

/** Null is for persons, who buy nothing on account. */
export function useCredit(purchase: CreditPurchase | null): Credit {
  const { data, isError, isFetching, refetch } = useQuery({
    ...creditQuery(purchase),
    enabled: purchase !== null,
    staleTime: 0,
  });
  const hasFailed = isError && !data;
  return { standing: data?.results[0], hasFailed, isTrying: isFetching, retry: () => void refetch() };
}

function creditQuery(purchase: CreditPurchase | null) {
  const { organizationId = 0, currencyId = 0, amountMinor = 0, orderId } = purchase ?? {};
  return queries().accounts.retrieveCreditStanding.queryOptions({
    input: {
      filter: {
        organization_id: organizationId,
        currency_id: currencyId,
        amount_minor: amountMinor,
        ...(orderId !== undefined && { order_id: orderId }),
      },
    },
  });
}
