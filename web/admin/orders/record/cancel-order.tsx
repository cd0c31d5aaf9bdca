import type { Order } from '#contract/sales/orders/calls.ts';
import { isOpenOrder, isPaidOrder } from '#contract/sales/orders/values.ts';
import { api } from '#web/shared/api/api.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { Act } from '../act.tsx';

const longestReason = 300;

/** Nothing for an order that was paid: that is refunded. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useTexts('desk_orders');
  const mayEdit = hasClaims(useSession(), 'orders.edit');
  const { id, number, status } = order;
  const isFree = isPaidOrder(status) && isUndeliveredFree(order);

  if (!mayEdit || !(isOpenOrder(status) || isFree)) return null;
  return (
    <Act
      label={t('cancel')}
      title={t('cancel_title', { number })}
      isDanger
      done={t('canceled', { number })}
      faultsOf={({ text }) => (text('reason').trim() === '' ? [{ field: 'reason', message: t('reason_missing') }] : [])}
      send={({ text }) => api().orders.cancelOrder({ data: [{ id, reason: text('reason').trim() }] })}
    >
      {(errorOf) => (
        <>
          <p>{t(isFree ? 'cancel_free_follows' : 'cancel_follows')}</p>
          <TextArea
            name="reason"
            label={t('reason')}
            help={t('cancel_reason_help')}
            rows={3}
            maxLength={longestReason}
            error={errorOf('reason')}
          />
        </>
      )}
    </Act>
  );
}

function isUndeliveredFree({ total_minor, items }: Order): boolean {
  return total_minor === 0 && items.every(({ delivered_at }) => delivered_at === null);
}
