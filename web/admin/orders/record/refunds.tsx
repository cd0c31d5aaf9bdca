import type { Order } from '#contract/sales/orders/calls.ts';
import type { RefundOfOrder } from '#contract/sales/orders/parts.ts';
import { runningRefundStatuses, type RefundStatus } from '#contract/sales/payments/values.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Muted, NoBreak } from '#web/shared/ui/layout.tsx';
import { Table } from '#web/shared/ui/table.tsx';
import { DeskLink } from '../../desk-link.tsx';
import { Part } from '../../frame/record/part.tsx';
import { RefundState } from '../refund-state.tsx';
import { RequestRefund } from './request-refund.tsx';

/** What was asked back of the order, and what became of it. */
export function Refunds({ order }: { order: Order }) {
  const t = useTexts('desk_orders');
  const money = useMoney();
  const { short } = useMoments();
  const mayDecide = hasClaims(useSession(), 'orders.edit');
  const { refunds, currency_id } = order;

  return (
    <Part id="refunds" title={t('part_refunds')} acts={<RequestRefund order={order} />}>
      {refunds.length === 0 ? (
        <p>{t('no_refunds')}</p>
      ) : (
        <Table
          caption={t('part_refunds')}
          rows={refunds}
          rowKey={({ id }) => id}
          columns={[
            { head: t('what'), headsRow: true, cell: (refund) => <WhatOf order={order} refund={refund} /> },
            { head: t('since'), cell: ({ requested_at: at }) => <NoBreak>{short(at)}</NoBreak> },
            {
              head: t('amount'),
              cell: ({ amount_minor }) => <NoBreak>{money({ amount_minor, currency_id }).text}</NoBreak>,
            },
            { head: t('state'), cell: ({ status }) => <RefundState status={status} /> },
            {
              head: t('acts'),
              cell: ({ id, status, refuse_reason: reason }) =>
                mayDecide && isRunning(status) ? (
                  <DeskLink to={`inbox/refund/${id}`}>{t('decide')}</DeskLink>
                ) : (
                  <Muted>{reason ?? '–'}</Muted>
                ),
            },
          ]}
        />
      )}
    </Part>
  );
}

function isRunning(status: RefundStatus): boolean {
  return runningRefundStatuses.some((one) => one === status);
}

function WhatOf({ order: { items }, refund }: { order: Order; refund: RefundOfOrder }) {
  const t = useTexts('desk_orders');
  const lines = items.filter(({ id }) => refund.order_item_ids.includes(id));

  return lines.length === 0 ? t('whole_order') : lines.map(({ title }) => title).join(', ');
}
