import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import type { Payment } from '#contract/sales/payments/calls.ts';
import { isOpenOrder } from '#contract/sales/orders/values.ts';
import { awaitsPhone, isFinal, pollIntervalMs, stageOf } from './model/payment-stage.ts';
import { paymentsQuery } from './payment-queries.ts';

type OrderAnswer = { results: Order[] };
type PaymentsAnswer = { results: Payment[] };

/** Polls until nothing changes by itself any more. */
export function useLivePayment<E, K extends QueryKey>(
  orderId: number,
  orderOptions: UseQueryOptions<OrderAnswer, E, OrderAnswer, K>,
) {
  const [openedAt] = useState(() => Date.now());
  const client = useQueryClient();
  const intervalMs = () => {
    const attempts = client.getQueryData<PaymentsAnswer>(paymentsQuery(orderId).queryKey)?.results ?? [];
    return pollIntervalMs(Date.now() - openedAt, awaitsPhone(attempts));
  };
  const order = useQuery({
    ...orderOptions,
    refetchInterval: ({ state }) => {
      const status = state.data?.results[0]?.status;
      return status === 'finalizada' || (status && isFinal(stageOf(status, []))) ? false : intervalMs();
    },
  });
  const status = order.data?.results[0]?.status;
  const isOpen = isOpenOrder(status);
  const payments = useQuery({
    ...paymentsQuery(orderId),
    refetchInterval: () => (isOpen ? intervalMs() : false),
  });
  const refresh = async () => {
    await Promise.all([order.refetch(), payments.refetch()]);
  };
  return { order: order.data?.results[0], attempts: payments.data?.results ?? [], refresh };
}
