import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import { isOpenOrder, isPaidOrder } from '#contract/sales/orders/values.ts';
import { OrderAgain } from '#web/sales/cart/order-again.tsx';
import { CancelOrder } from '#web/sales/orders/cancel-order.tsx';
import { NoOrder } from '#web/sales/orders/history/no-order.tsx';
import { OrderPage } from '#web/sales/orders/history/order-page.tsx';
import type { Whose } from '#web/sales/orders/history/paths.ts';
import { PayLinks } from '#web/sales/orders/history/pay-links.tsx';
import { seatsToGive, type SeatsToGive } from '#web/areas/gifts/model/seats-to-give.ts';
import { FiscalDocuments } from '#web/sales/fiscal/fiscal-documents.tsx';
import { filterOfBuyer, type Buyer } from '#web/sales/orders/model/orders-search.ts';
import { oneOrderQuery, orderHistoryQuery } from '#web/sales/orders/order-queries.ts';
import { Attempts } from '#web/sales/payments/attempts.tsx';
import { OrderDocuments } from '#web/sales/payments/order-documents.tsx';
import { paymentsQuery } from '#web/sales/payments/payment-queries.ts';
import { refundsQuery } from '#web/sales/payments/refunds/refund-queries.ts';
import { useRefundRights, type RefundRights } from '#web/sales/payments/refunds/refund-rights.ts';
import { RequestRefund } from '#web/sales/payments/refunds/request-refund.tsx';
import { lazy } from '#web/shared/page/lazy.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';

// Few orders are given back.
const RefundNotices = lazy(async () => ({
  default: (await import('#web/sales/payments/refunds/refund-notices.tsx')).RefundNotices,
}));

// Few orders have late or wrong money.
const CaseNotices = lazy(async () => ({
  default: (await import('#web/sales/payments/cases/case-notices.tsx')).CaseNotices,
}));

const GivenCourses = lazy(async () => ({ default: (await import('#web/areas/gifts/given-courses.tsx')).GivenCourses }));

const GiveSeats = lazy(async () => ({ default: (await import('#web/areas/gifts/give-seats.tsx')).GiveSeats }));

type OrderHistoryPageProps = { whose: Whose; buyer: Buyer; orderId: number };

export function OrderHistoryPage({ whose, buyer, orderId }: OrderHistoryPageProps) {
  const t = useTexts('order_history');
  const isId = Number.isSafeInteger(orderId) && orderId > 0;
  const match = useQuery({ ...oneOrderQuery(filterOfBuyer(buyer), orderId), staleTime: 0, enabled: isId });
  const order = match.data?.results[0];

  if (order) return <OnePage whose={whose} order={order} onChanged={match.refetch} />;
  if (!isId || match.data) return <NoOrder whose={whose} />;
  if (!match.error) return <SkeletonRows rows={6} label={t('loading_one')} />;
  return <NotLoaded query={match} title={t('not_loaded_one')} text={t('not_loaded_text')} />;
}

type OnePageProps = { whose: Whose; order: Order; onChanged: () => Promise<unknown> };

function OnePage({ whose, order, onChanged }: OnePageProps) {
  const t = useTexts('order_history');
  const payments = useQuery({ ...paymentsQuery(order.id), staleTime: 0 });
  const history = useQuery({ ...orderHistoryQuery(order.id), staleTime: 0 });
  const client = useQueryClient();
  const [now] = useState(() => Date.now());
  const attempts = payments.data?.results ?? [];
  const seats = seatsToGive(order, now);
  const givenCount = order.items.filter(({ gift }) => gift).length;
  const refresh = async () => {
    await Promise.all([
      onChanged(),
      payments.refetch(),
      history.refetch(),
      client.invalidateQueries({ queryKey: refundsQuery(order.id).queryKey }),
    ]);
  };
  const rights = useRefundRights(order.organization_id);

  return (
    <OrderPage
      whose={whose}
      order={order}
      notices={
        <Suspense>
          <CaseNotices order={order} linksToPayment onChanged={refresh} />
        </Suspense>
      }
      gifts={(seats.length > 0 || givenCount > 0) && <Gifts {...{ order, seats, givenCount }} onChanged={refresh} />}
      refunds={
        order.refunds.length > 0 && (
          <Suspense>
            <RefundNotices order={order} onChanged={refresh} />
          </Suspense>
        )
      }
      actions={<Actions order={order} rights={rights} onChanged={refresh} />}
      payments={
        payments.isLoadingError ? (
          <NotLoaded query={payments} level={3} title={t('payments_not_loaded')} />
        ) : (
          payments.data && <Attempts attempts={attempts} />
        )
      }
      documents={
        <>
          <OrderDocuments order={order} attempts={attempts} />
          <FiscalDocuments orderId={order.id} />
        </>
      }
    />
  );
}

type GiftsProps = { order: Order; seats: SeatsToGive[]; givenCount: number; onChanged: () => Promise<void> };

/** Seats that can still be given away, and what became of those that were. */
function Gifts({ order, seats, givenCount, onChanged }: GiftsProps) {
  return (
    <Suspense>
      {seats.length > 0 && <GiveSeats seats={seats} onGiven={onChanged} />}
      {givenCount > 0 && <GivenCourses key={givenCount} orderId={order.id} />}
    </Suspense>
  );
}

type ActionsProps = { order: Order; rights: RefundRights; onChanged: () => Promise<void> };

function Actions({ order, rights, onChanged }: ActionsProps) {
  const isOpen = isOpenOrder(order.status);
  const isPaid = isPaidOrder(order.status);
  const isReturnable = isPaid && isUndeliveredFree(order);

  return (
    <>
      {isOpen && <PayLinks order={order} />}
      {(isOpen || isReturnable) && <CancelOrder order={order} onCanceled={onChanged} />}
      {!isOpen && <OrderAgain items={order.items} />}
      <RequestRefund order={order} rights={rights} onRequested={onChanged} />
    </>
  );
}

/** What cost nothing is given back by canceling the order. */
function isUndeliveredFree({ total_minor, items }: Order): boolean {
  return total_minor === 0 && items.every(({ delivered_at }) => delivered_at === null);
}
