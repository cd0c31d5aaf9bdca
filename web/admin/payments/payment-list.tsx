import type { PaymentRecord, PaymentRecordFilter } from '#contract/sales/payments/records.ts';
import { paymentMethods, paymentStatuses } from '#contract/sales/payments/values.ts';
import { attemptState, tonesOfAttempts } from '#web/sales/payments/model/attempt-state.ts';
import { queries } from '#web/shared/api/api.ts';
import { useDates, useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import type { Column } from '../frame/list/data-table.tsx';
import type { DeskFilter, DeskSearch } from '../frame/list/desk-search.ts';
import { itemOfPayment } from './model/waiting-item.ts';
import { MoneyList, StateCell } from './money-list.tsx';

type PaymentSort = 'order_number' | 'buyer_name' | 'method' | 'status' | 'amount_minor' | 'created_at' | 'paid_at';

/** Everybody's attempts to pay. */
export function PaymentList({ search }: { search: DeskSearch }) {
  return (
    <MoneyList<PaymentRecord, PaymentRecordFilter, PaymentSort>
      path="payments"
      source={({ filter: { deleted: _deleted, id: _id, ...filter }, ...input }) =>
        queries().payments.retrievePaymentRecords.queryOptions({ input: { filter, ...input } })
      }
      columns={useColumns()}
      filters={useFilters()}
      toDays={(created_at) => ({ created_at })}
      itemOf={itemOfPayment}
      search={search}
    />
  );
}

function useColumns(): readonly Column<PaymentRecord, PaymentSort>[] {
  const t = useTexts('desk_payments');
  const words = useTexts('attempts');
  const money = useMoney();
  const dates = useDates();

  return [
    { head: t('buyer'), cell: ({ buyer_name: name }) => name, sort: 'buyer_name' },
    {
      head: t('method'),
      cell: ({ method, channel }) => words(`method_${method}`, { channel }),
      sort: 'method',
      rank: 2,
      isMinor: true,
    },
    {
      head: t('state'),
      cell: (row) => {
        const state = attemptState(row);
        return (
          <StateCell item={itemOfPayment(row)} row={row}>
            <Badge tone={tonesOfAttempts[state]}>{words(`state_${state}`)}</Badge>
          </StateCell>
        );
      },
      sort: 'status',
    },
    { head: t('started'), cell: ({ created_at: at }) => dates.dayOfYear(at), sort: 'created_at', rank: 3 },
    {
      head: t('paid'),
      cell: ({ paid_at: at }) => (at === null ? '–' : dates.dayOfYear(at)),
      sort: 'paid_at',
      rank: 1,
      isMinor: true,
    },
    {
      head: t('amount'),
      cell: ({ amount_minor, paid_amount_minor: paid, currency_id }) =>
        money({ amount_minor: paid ?? amount_minor, currency_id }).text,
      sort: 'amount_minor',
      isFigure: true,
    },
  ];
}

function useFilters(): readonly DeskFilter<PaymentRecordFilter>[] {
  const t = useTexts('desk_payments');
  const words = useTexts('attempts');

  return [
    {
      name: 'state',
      label: t('state'),
      none: t('any_state'),
      choices: paymentStatuses.map((key) => ({ key, name: words(`state_${key}`) })),
      toFilter: (value) => ({ status: paymentStatuses.find((status) => status === value) }),
    },
    {
      name: 'type',
      label: t('method'),
      none: t('any_method'),
      choices: paymentMethods.map((key) => ({ key, name: t(`method_${key}`) })),
      toFilter: (value) => ({ method: paymentMethods.find((method) => method === value) }),
    },
  ];
}
