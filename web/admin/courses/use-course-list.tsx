import { courseTypes } from '#contract/offer/catalogue/values.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Muted } from '#web/shared/ui/layout.tsx';
import { currencyIdOf, useVisitor } from '#web/shared/visitor/visitor.ts';
import { categories } from '../categories/noun.ts';
import { changedColumn } from '../frame/changed-column.tsx';
import type { Column } from '../frame/list/data-table.tsx';
import type { DeskFilter } from '../frame/list/desk-search.ts';
import { useChoices } from '../frame/use-choices.ts';
import { partners } from '../partners/noun.ts';
import type { CourseFilter, CourseRow, CourseSort } from './noun.ts';
import { PublishedBadge } from './published-badge.tsx';

export function useCourseColumns(): readonly Column<CourseRow, CourseSort>[] {
  const t = useTexts('desk_courses');
  const desk = useTexts('desk');
  const site = useTexts('site');
  const areas = useChoices(categories);
  const { currency } = useVisitor();
  const money = useMoney();
  const currencyId = currencyIdOf(currency);

  return [
    {
      head: t('category'),
      cell: ({ category_id: id }) => areas.find(({ key }) => key === String(id))?.name ?? <Muted>–</Muted>,
      rank: 2,
    },
    { head: t('type'), cell: ({ type }) => site(`type_${type}`), sort: 'type', rank: 3, isMinor: true },
    {
      head: t('state'),
      cell: (row) => (row.deleted_at === null ? <PublishedBadge row={row} /> : <Badge>{desk('state_deleted')}</Badge>),
      sort: 'is_published',
    },
    {
      head: t('languages'),
      cell: ({ title }) => (title['en-GB'] ? t('both_languages') : <Badge tone="wait">{t('only_pt')}</Badge>),
      rank: 1,
      isMinor: true,
    },
    {
      head: t('price_in', { currency: currency.toUpperCase() }),
      cell: ({ prices }) => {
        const price = prices.find(({ currency_id: id }) => id === currencyId);
        return price ? money(price).amount : <Muted>–</Muted>;
      },
      isFigure: true,
    },
    changedColumn(desk('changed')),
  ];
}

export function useCourseFilters(): readonly DeskFilter<CourseFilter>[] {
  const t = useTexts('desk_courses');
  const site = useTexts('site');
  const areas = useChoices(categories);
  const schools = useChoices(partners);

  return [
    {
      name: 'state',
      label: t('state'),
      none: t('any_state'),
      choices: [
        { key: 'published', name: t('published') },
        { key: 'draft', name: t('draft') },
      ],
      toFilter: (value) => ({ is_published: value === 'published' }),
    },
    {
      name: 'type',
      label: t('type'),
      none: t('any_type'),
      choices: courseTypes.map((key) => ({ key, name: site(`type_${key}`) })),
      toFilter: (value) => {
        const type = courseTypes.find((one) => one === value);
        return type ? { type } : {};
      },
    },
    {
      name: 'category',
      label: t('category'),
      none: t('any_category'),
      choices: areas,
      toFilter: (value) => ({ category_id: Number(value) }),
    },
    {
      name: 'partner',
      label: t('partner'),
      none: t('any_partner'),
      choices: schools,
      toFilter: (value) => ({ partner_id: Number(value) }),
    },
  ];
}
