import type { BankStatement } from '#contract/sales/bank/calls.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import type { Column } from '../frame/list/data-table.tsx';
import type { DeskSearch } from '../frame/list/desk-search.ts';
import { ListPage } from '../frame/list/list-page.tsx';
import { statements, type StatementSort } from './noun.ts';

export function StatementList({ search }: { search: DeskSearch }) {
  const t = useTexts('desk_bank');
  const words = {
    title: t('title'),
    create: t('create'),
    search: t('search'),
    none: t('none'),
    noneText: t('none_text'),
    count: (count: number) => t('count', { count }),
  };

  return (
    <ListPage
      noun={statements}
      name={{ head: t('file') }}
      columns={useColumns()}
      filters={[]}
      verbs={[]}
      words={words}
      search={search}
    />
  );
}

function useColumns(): readonly Column<BankStatement, StatementSort>[] {
  const t = useTexts('desk_bank');
  const dates = useDates();
  const { short } = useMoments();

  return [
    {
      head: t('account'),
      cell: ({ account_end: end }) => (end ? t('account_end', { end }) : '–'),
      rank: 2,
      isMinor: true,
    },
    {
      head: t('days'),
      cell: ({ first_day: first, last_day: last }) =>
        first === last
          ? dates.dayOfYear(last)
          : t('from_to', { from: dates.dayBefore(last, first), to: dates.dayOfYear(last) }),
      sort: 'last_day',
    },
    {
      head: t('open_lines'),
      cell: ({ open_count: open }) =>
        open > 0 ? <Badge tone="wait">{t('open_count', { count: open })}</Badge> : t('nothing_open'),
    },
    { head: t('confirmed'), cell: ({ confirmed_count: count }) => count, isFigure: true, rank: 3 },
    { head: t('set_aside'), cell: ({ set_aside_count: count }) => count, isFigure: true, rank: 3, isMinor: true },
    {
      head: t('uploaded'),
      cell: ({ uploaded_at: at, uploaded_by: by }) => (by ? t('at_by', { at: short(at), who: by.name }) : short(at)),
      rank: 1,
      isMinor: true,
    },
  ];
}
