import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense } from 'react';
import { text, validSearch } from '#contract/rules/search-reader.ts';
import { CancelOrder } from '#web/sales/orders/cancel-order.tsx';
import { ToOrderPage } from '#web/sales/orders/to-order-page.tsx';
import { OrderAside } from '#web/sales/orders/order-aside.tsx';
import { orderQuery } from '#web/sales/orders/order-queries.ts';
import { isUnpaid, pendingOf, proformaOf, stageOf } from '#web/sales/payments/model/payment-stage.ts';
import { OpenProforma } from '#web/sales/payments/open-proforma.tsx';
import { ChooseLater, PayOtherwise } from '#web/sales/payments/pay-otherwise.tsx';
import { PaymentPage } from '#web/sales/payments/payment-page.tsx';
import { paymentsQuery } from '#web/sales/payments/payment-queries.ts';
import { PaymentStageView } from '#web/sales/payments/payment-stage-view.tsx';
import { useLivePayment } from '#web/sales/payments/use-live-payment.ts';
import { isMissing } from '#web/shared/page/is-missing.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { signedInPage } from '#web/shared/session/guards.ts';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';

// Few orders are given back.
const RefundNotices = lazy(async () => ({
  default: (await import('#web/sales/payments/refunds/refund-notices.tsx')).RefundNotices,
}));

// Few orders have late or wrong money.
const CaseNotices = lazy(async () => ({
  default: (await import('#web/sales/payments/cases/case-notices.tsx')).CaseNotices,
}));

const readSearch = validSearch({ method: text(100) });

export const Route = createFileRoute('/payment/$orderId/$invoiceId')({
  ...signedInPage,
  staticData: {
    texts: ['order', 'payment', 'payment_cases', 'refunds', 'express', 'sign', 'security'],
    shortFooter: true,
  },
  /** The way to pay that was chosen before, for which this page needs to know more. */
  validateSearch: readSearch,
  loader: async ({ context: { queryClient }, params }) => {
    const [orderId, invoiceId] = [Number(params.orderId), Number(params.invoiceId)];
    if (!Number.isSafeInteger(orderId) || orderId < 1) throw notFound();
    const [{ results }] = await Promise.all([
      queryClient.fetchQuery(orderQuery(orderId)),
      queryClient.fetchQuery(paymentsQuery(orderId)),
    ]);
    if (!results[0]?.invoices.some(({ id }) => id === invoiceId)) throw notFound();
  },
  head: ({ match }) => {
    const { texts } = match.context;
    const title = isMissing(match) ? [] : [{ title: texts.site.title_payment }];
    return { meta: [...title, { name: 'robots', content: 'noindex' }] };
  },
  component: Payment,
  notFoundComponent: NotFoundPage,
});

function Payment() {
  const orderId = Number(Route.useParams().orderId);
  const { order, attempts, refresh } = useLivePayment(orderId, orderQuery(orderId));

  if (!order) return <NotFoundPage />;
  const stage = stageOf(order.status, attempts);
  const proforma = proformaOf(order.invoices);
  return (
    <PaymentPage
      order={order}
      stage={stage}
      aside={<OrderAside order={order} />}
      actions={
        proforma && (
          <>
            {isUnpaid(stage) && stage !== 'choose' && <PayOtherwise order={order} onStarted={refresh} />}
            {order.total_minor > 0 && <OpenProforma invoice={proforma} />}
            <ToOrderPage order={order} />
            {isUnpaid(stage) && <CancelOrder order={order} onCanceled={refresh} />}
          </>
        )
      }
    >
      <Suspense>{order.refunds.length > 0 && <RefundNotices order={order} onChanged={refresh} />}</Suspense>
      <Suspense>
        <CaseNotices
          order={order}
          awaitedMinor={pendingOf(attempts)?.amount_minor}
          isLive={isUnpaid(stage)}
          onChanged={refresh}
        />
      </Suspense>
      <PaymentStageView
        stage={stage}
        attempts={attempts}
        order={order}
        choice={<ChooseLater order={order} onStarted={refresh} />}
        onChanged={refresh}
      />
    </PaymentPage>
  );
}
