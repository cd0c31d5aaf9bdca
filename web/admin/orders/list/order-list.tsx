import { useQuery } from '@tanstack/react-query';
import { orderStatuses } from '#contract/sales/orders/values.ts';
import type { OrderRecord, OrderRecordFilter } from '#contract/sales/orders/records.ts';
import { queries } from '#web/shared/api/api.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useDates, useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Muted } from '#web/shared/ui/layout.tsx';
import type { Column } from '../../frame/list/data-table.tsx';
import type { DaysFilter, DeskFilter, DeskSearch } from '../../frame/list/desk-search.ts';
import { ListPage } from '../../frame/list/list-page.tsx';
import { orders, type OrderSort } from '../noun.ts';
import { OrderState } from '../order-state.tsx';

/** Everybody's orders. */
export function OrderList({ search }: { search: DeskSearch }) {
  const t = useTexts('desk_orders');
  const mayEdit = hasClaims(useSession(), 'orders.edit');
  const words = {
    title: t('title'),
    ...(mayEdit && { create: t('create') }),
    search: t('search'),
    none: t('none'),
    noneText: t('none_text'),
    count: (count: number) => t('count', { count }),
  };

  return (
    <ListPage
      noun={orders}
      name={{ head: t('number'), sort: 'number' }}
      columns={useColumns()}
      filters={[...useFilters(), ...useOrganizationFilter(search)]}
      days={useDays()}
      verbs={[]}
      words={words}
      search={search}
    />
  );
}

function useColumns(): readonly Column<OrderRecord, OrderSort>[] {
  const t = useTexts('desk_orders');
  const dates = useDates();
  const money = useMoney();

  return [
    { head: t('placed'), cell: ({ placed_at: at }) => dates.dayOfYear(at), sort: 'placed_at' },
    { head: t('buyer'), cell: ({ buyer }) => buyer.name, sort: 'buyer' },
    {
      head: t('organization'),
      cell: ({ organization }) => organization?.name ?? <Muted>–</Muted>,
      sort: 'organization',
      rank: 1,
      isMinor: true,
    },
    { head: t('state'), cell: ({ status }) => <OrderState status={status} />, sort: 'status' },
    {
      head: t('total'),
      cell: ({ total_minor, currency_id }) => money({ amount_minor: total_minor, currency_id }).text,
      sort: 'total_minor',
      isFigure: true,
    },
  ];
}

function useFilters(): readonly DeskFilter<OrderRecordFilter>[] {
  const t = useTexts('desk_orders');

  return [
    {
      name: 'state',
      label: t('state'),
      none: t('any_state'),
      choices: orderStatuses.map((key) => ({ key, name: t(`status_${key}`) })),
      toFilter: (value) => {
        const status = orderStatuses.find((one) => one === value);
        return status ? { status } : {};
      },
    },
  ];
}

/** Shown while the list is narrowed to an organization, as the page of one links to it. */
function useOrganizationFilter({ organization: id }: DeskSearch): readonly DeskFilter<OrderRecordFilter>[] {
  const t = useTexts('desk_orders');
  const mayRead = hasClaims(useSession(), 'organizations.read');
  const input = { filter: { id: id ?? 0 } };
  const query = queries().accounts.retrieveOrganizationAccounts.queryOptions({ input });
  const { data } = useQuery({ ...query, enabled: mayRead && id !== undefined });

  if (id === undefined) return [];
  return [
    {
      name: 'organization',
      label: t('organization'),
      none: t('any_state'),
      choices: [{ key: String(id), name: data?.results[0]?.name ?? String(id) }],
      toFilter: () => ({ organization_id: id }),
    },
  ];
}

function useDays(): DaysFilter<OrderRecordFilter> {
  const t = useTexts('desk_orders');
  return { from: t('placed_from'), to: t('placed_to'), toFilter: (placed_at) => ({ placed_at }) };
}
