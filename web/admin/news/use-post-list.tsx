import { operatorZone } from '#contract/rules/operator-zone.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Muted } from '#web/shared/ui/layout.tsx';
import { changedColumn } from '../frame/changed-column.tsx';
import type { Column } from '../frame/list/data-table.tsx';
import type { DeskFilter } from '../frame/list/desk-search.ts';
import type { PostFilter, PostRow, PostSort } from './noun.ts';
import { PostState } from './post-state.tsx';

export function usePostColumns(): readonly Column<PostRow, PostSort>[] {
  const t = useTexts('desk_news');
  const desk = useTexts('desk');
  const dates = useDates();

  return [
    { head: t('author'), cell: ({ author }) => author, sort: 'author', rank: 2, isMinor: true },
    {
      head: t('published_at'),
      cell: ({ published_at: at }) => (at ? dates.dayOfYear(at, operatorZone) : <Muted>–</Muted>),
      sort: 'published_at',
    },
    {
      head: t('languages'),
      cell: ({ title }) => (title['en-GB'] ? t('both_languages') : <Badge tone="wait">{t('only_pt')}</Badge>),
      rank: 1,
      isMinor: true,
    },
    { head: t('state'), cell: (row) => <PostState row={row} /> },
    changedColumn(desk('changed')),
  ];
}

export function usePostFilters(): readonly DeskFilter<PostFilter>[] {
  const t = useTexts('desk_news');

  return [
    {
      name: 'state',
      label: t('state'),
      none: t('any_state'),
      choices: [
        { key: 'published', name: t('published') },
        { key: 'draft', name: t('not_published') },
      ],
      toFilter: (value) => ({ is_published: value === 'published' }),
    },
  ];
}
