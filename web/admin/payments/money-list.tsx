import type { ReactNode } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { DeskLink } from '../desk-link.tsx';
import type { Column } from '../frame/list/data-table.tsx';
import type { DaysFilter, DeskFilter, DeskSearch } from '../frame/list/desk-search.ts';
import { ListPage } from '../frame/list/list-page.tsx';
import type { Listed } from '../frame/noun.ts';
import { useRecordPath } from '../frame/open-areas.ts';
import { placeOf, type ItemKey } from '../inbox/model/inbox-search.ts';

export type MoneyPath = 'payments' | 'refunds' | 'cases';

type MoneyRow = { id: number; order_id: number | null; order_number: string | null };

type MoneyListProps<Row extends MoneyRow, Filter extends object, Sort extends string> = {
  path: MoneyPath;
  source: Listed<Row, Filter, Sort>['source'];
  columns: readonly Column<Row, Sort>[];
  filters: readonly DeskFilter<Filter>[];
  toDays: DaysFilter<Filter>['toFilter'];
  itemOf: (row: Row) => ItemKey | null;
  search: DeskSearch;
};

/** Rows open their order, where they have one; what waits for staff is decided in the inbox. */
export function MoneyList<Row extends MoneyRow, Filter extends object, Sort extends string>(
  props: MoneyListProps<Row, Filter, Sort | 'order_number'>,
) {
  const { path, source, columns, filters, toDays, itemOf, search } = props;
  const t = useTexts('desk_payments');
  const recordPath = useRecordPath();
  const itemPath = (row: Row) => {
    const item = itemOf(row);
    return item ? placeOf(item) : undefined;
  };
  const noun: Listed<Row, Filter, Sort | 'order_number'> = {
    name: path,
    source,
    nameOf: (row) => nameOf(row, t),
    pathOf: (row) => (row.order_id === null ? itemPath(row) : recordPath({ noun: 'orders', id: row.order_id })),
  };

  return (
    <ListPage
      noun={noun}
      name={{ head: t('order'), sort: 'order_number' }}
      columns={columns}
      filters={filters}
      days={{ from: t('from'), to: t('to'), toFilter: toDays }}
      verbs={[]}
      words={{
        title: t(`${path}_title`),
        search: t(`${path}_search`),
        none: t(`${path}_none`),
        noneText: t(`${path}_none_text`),
        count: (count) => t(`${path}_count`, { count }),
      }}
      search={search}
    />
  );
}

type StateCellProps = { item: ItemKey | null; row: MoneyRow; children: ReactNode };

/** The state, and the way to decide what waits. */
export function StateCell({ item, row, children }: StateCellProps) {
  const t = useTexts('desk_payments');
  const words = useTexts('desk_orders');

  if (!item) return children;
  return (
    <Row>
      {children}
      <DeskLink to={placeOf(item)}>
        {words('decide')}
        <Hidden> {nameOf(row, t)}</Hidden>
      </DeskLink>
    </Row>
  );
}

function nameOf({ id, order_number: number }: MoneyRow, t: ReturnType<typeof useTexts<'desk_payments'>>): string {
  return number ?? t('no_order', { id: String(id) });
}
