import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/sales/orders/calls.ts';
import { cancelReasons, isOpenOrder } from '#contract/sales/orders/values.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Figures } from '#web/shared/ui/definition-list.tsx';
import { attemptsQuery } from '../order-queries.ts';

/** Money first: what it costs, what came, what went back, and until when it can be paid. */
export function Standing({ order }: { order: Order }) {
  const t = useTexts('desk_orders');
  const money = useMoney();
  const { when } = useMoments();
  const receivedMinor = useReceived(order);
  const { total_minor, currency_id, status, pay_by, refunds, cancel_reason } = order;
  const text = (amount_minor: number) => money({ amount_minor, currency_id }).text;
  const returnedMinor = sumOf(refunds.filter((refund) => refund.status === 'done'));

  return (
    <>
      <Figures
        items={[
          { term: t('total_with_tax'), value: text(total_minor) },
          ...(receivedMinor === null ? [] : [{ term: t('received'), value: text(receivedMinor) }]),
          ...(returnedMinor > 0 ? [{ term: t('returned'), value: text(returnedMinor) }] : []),
        ]}
      />
      {isOpenOrder(status) && (
        <Alert tone="warning">{pay_by === null ? t('in_review') : t('pay_by', { when: when(pay_by) })}</Alert>
      )}
      {order.on_account && <Alert>{t('on_account')}</Alert>}
      {cancel_reason !== null && (
        <Alert>{t('canceled_because', { why: codeOf(cancel_reason), reason: cancel_reason })}</Alert>
      )}
    </>
  );
}

/** Null for those who may not read payments. */
function useReceived(order: Order): number | null {
  const mayRead = hasClaims(useSession(), 'payments.approve');
  const { data } = useQuery({ ...attemptsQuery(order.id), enabled: mayRead });
  if (!mayRead || !data || order.on_account) return null;
  return data.results.reduce((sum, { paid_amount_minor }) => sum + (paid_amount_minor ?? 0), 0);
}

function sumOf(refunds: readonly { amount_minor: number }[]): number {
  return refunds.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
}

function codeOf(reason: string): string {
  return Object.values<string>(cancelReasons).includes(reason) ? reason : 'other';
}
