import type { RefundRecord, RefundRecordFilter } from '#contract/sales/payments/records.ts';
import { refundStatuses } from '#contract/sales/payments/values.ts';
import { queries } from '#web/shared/api/api.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import type { Column } from '../frame/list/data-table.tsx';
import type { DeskFilter, DeskSearch } from '../frame/list/desk-search.ts';
import { RefundState } from '../orders/refund-state.tsx';
import { itemOfRefund } from './model/waiting-item.ts';
import { MoneyList, StateCell } from './money-list.tsx';

type RefundSort = 'order_number' | 'buyer_name' | 'status' | 'amount_minor' | 'requested_at' | 'answer_by';

/** What everybody requested back, and what became of it. */
export function RefundList({ search }: { search: DeskSearch }) {
  return (
    <MoneyList<RefundRecord, RefundRecordFilter, RefundSort>
      path="refunds"
      source={({ filter: { deleted: _deleted, id: _id, ...filter }, ...input }) =>
        queries().payments.retrieveRefundRecords.queryOptions({ input: { filter, ...input } })
      }
      columns={useColumns()}
      filters={useFilters()}
      toDays={(requested_at) => ({ requested_at })}
      itemOf={itemOfRefund}
      search={search}
    />
  );
}

function useColumns(): readonly Column<RefundRecord, RefundSort>[] {
  const t = useTexts('desk_payments');
  const money = useMoney();
  const { short } = useMoments();

  return [
    { head: t('buyer'), cell: ({ buyer_name: name }) => name, sort: 'buyer_name' },
    { head: t('rule'), cell: ({ rule }) => t(`rule_${rule}`), rank: 1, isMinor: true },
    {
      head: t('state'),
      cell: (row) => (
        <StateCell item={itemOfRefund(row)} row={row}>
          <RefundState status={row.status} />
        </StateCell>
      ),
      sort: 'status',
    },
    { head: t('requested'), cell: ({ requested_at: at }) => short(at), sort: 'requested_at', rank: 3 },
    {
      head: t('answer_by'),
      cell: ({ answer_by: at }) => (at === null ? '–' : short(at)),
      sort: 'answer_by',
      rank: 2,
      isMinor: true,
    },
    { head: t('amount'), cell: (row) => money(row).text, sort: 'amount_minor', isFigure: true },
  ];
}

function useFilters(): readonly DeskFilter<RefundRecordFilter>[] {
  const t = useTexts('desk_payments');
  const words = useTexts('desk_orders');

  return [
    {
      name: 'state',
      label: t('state'),
      none: t('any_state'),
      choices: refundStatuses.map((key) => ({ key, name: words(`refund_${key}`) })),
      toFilter: (value) => ({ status: refundStatuses.find((status) => status === value) }),
    },
  ];
}
