import type { PaymentCase, PaymentCaseFilter } from '#contract/sales/payments/cases.ts';
import { caseKinds, caseStates } from '#contract/sales/payments/values.ts';
import { queries } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import type { Column } from '../frame/list/data-table.tsx';
import type { DeskFilter, DeskSearch } from '../frame/list/desk-search.ts';
import { useCaseAmount } from '../orders/use-case-amount.ts';
import { itemOfCase } from './model/waiting-item.ts';
import { MoneyList, StateCell } from './money-list.tsx';

type CaseSort = 'order_number' | 'kind' | 'state' | 'amount_minor' | 'opened_at';

/** Money that arrived late or wrong, and what was done with it. */
export function CaseList({ search }: { search: DeskSearch }) {
  return (
    <MoneyList<PaymentCase, PaymentCaseFilter, CaseSort>
      path="cases"
      source={({ filter: { deleted: _deleted, ...filter }, ...input }) =>
        queries().payments.retrievePaymentCases.queryOptions({ input: { filter, ...input } })
      }
      columns={useColumns()}
      filters={useFilters()}
      toDays={(opened_at) => ({ opened_at })}
      itemOf={itemOfCase}
      search={search}
    />
  );
}

function useColumns(): readonly Column<PaymentCase, CaseSort>[] {
  const t = useTexts('desk_payments');
  const words = useTexts('desk_orders');
  const amountOf = useCaseAmount();
  const { short } = useMoments();

  return [
    { head: t('kind'), cell: ({ kind }) => words(`case_${kind}`), sort: 'kind' },
    {
      head: t('state'),
      cell: (row) => (
        <StateCell item={itemOfCase(row)} row={row}>
          <Badge tone={row.state === 'open' ? 'wait' : 'neutral'}>{words(`case_state_${row.state}`)}</Badge>
        </StateCell>
      ),
      sort: 'state',
    },
    { head: t('arrived'), cell: ({ opened_at: at }) => short(at), sort: 'opened_at', rank: 3 },
    {
      head: t('reclaimed'),
      cell: ({ reclaimed_at: at }) => (at === null ? '–' : short(at)),
      rank: 1,
      isMinor: true,
    },
    { head: t('amount'), cell: amountOf, sort: 'amount_minor', isFigure: true },
  ];
}

function useFilters(): readonly DeskFilter<PaymentCaseFilter>[] {
  const t = useTexts('desk_payments');
  const words = useTexts('desk_orders');

  return [
    {
      name: 'state',
      label: t('state'),
      none: t('any_state'),
      choices: caseStates.map((key) => ({ key, name: words(`case_state_${key}`) })),
      toFilter: (value) => ({ state: caseStates.find((state) => state === value) }),
    },
    {
      name: 'type',
      label: t('kind'),
      none: t('any_kind'),
      choices: caseKinds.map((key) => ({ key, name: words(`case_${key}`) })),
      toFilter: (value) => ({ kind: caseKinds.find((kind) => kind === value) }),
    },
  ];
}
