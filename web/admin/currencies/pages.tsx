import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { changedColumn } from '../frame/changed-column.tsx';
import type { FieldOf, Section } from '../frame/form/fields.ts';
import type { Column } from '../frame/list/data-table.tsx';
import { NounPages } from '../frame/noun-pages.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { useCommonVerbs } from '../frame/use-common-verbs.ts';
import { currencies, type CurrencyRow } from './noun.ts';

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_currencies');
  const desk = useTexts('desk');
  const verbs = useCommonVerbs<CurrencyRow>(currencies).map((verb) =>
    verb.key === 'remove' ? { ...verb, can: (row: CurrencyRow) => verb.can(row) && !row.is_main } : verb,
  );
  const sections = useSections();
  const columns: readonly Column<CurrencyRow, 'key' | 'name'>[] = [
    { head: t('symbol'), cell: ({ symbol }) => symbol },
    { head: t('rate'), cell: (row) => <Rate row={row} />, isFigure: true },
    changedColumn(desk('changed')),
  ];

  return (
    <NounPages
      place={place}
      search={search}
      noun={currencies}
      texts="desk_currencies"
      name={{ head: t('currency'), sort: 'key' }}
      columns={columns}
      verbs={verbs}
      sections={place[0] === 'create' ? sections.create : sections.record}
      record={{ badges: mainBadge }}
    />
  );
}

const mainBadge = (row: CurrencyRow) => row.is_main && <Main />;

function Main() {
  const t = useTexts('desk_currencies');
  return <Badge tone="good">{t('main')}</Badge>;
}

function Rate({ row: { rate, is_main: isMain } }: { row: CurrencyRow }) {
  const t = useTexts('desk_currencies');
  if (isMain) return t('main');
  return rate === null ? t('no_rate') : rate;
}

/** The code is chosen once. */
function useSections(): Record<'create' | 'record', readonly Section<CurrencyRow>[]> {
  const t = useTexts('desk_currencies');
  const code: FieldOf<CurrencyRow> = { kind: 'text', name: 'key', label: t('code'), help: t('code_help'), longest: 3 };
  const others: readonly FieldOf<CurrencyRow>[] = [
    { kind: 'text', name: 'name_pt', label: t('name_pt'), longest: 60 },
    { kind: 'text', name: 'name_en', label: t('name_en'), longest: 60 },
    { kind: 'text', name: 'symbol', label: t('symbol'), help: t('symbol_help'), longest: 8 },
    { kind: 'text', name: 'locale', label: t('locale'), help: t('locale_help'), longest: 35 },
    { kind: 'number', name: 'rate', label: t('rate'), help: t('rate_help'), decimals: 6 },
  ];
  const section = (fields: readonly FieldOf<CurrencyRow>[]) => [{ id: 'about', title: t('about'), fields }];

  return { create: section([code, ...others]), record: section(others) };
}
