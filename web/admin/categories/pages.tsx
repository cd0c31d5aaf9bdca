import { categoryDrawings } from '#contract/offer/catalogue/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { changedColumn } from '../frame/changed-column.tsx';
import type { Section } from '../frame/form/fields.ts';
import type { Column } from '../frame/list/data-table.tsx';
import { NounPages } from '../frame/noun-pages.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { useCommonVerbs } from '../frame/use-common-verbs.ts';
import { categories, type CategoryRow } from './noun.ts';

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_categories');
  const desk = useTexts('desk');
  const verbs = useCommonVerbs<CategoryRow>(categories);
  const sections = useSections();
  const columns: readonly Column<CategoryRow, 'position' | 'slug'>[] = [
    { head: t('position'), cell: ({ position }) => position, sort: 'position', isFigure: true },
    { head: t('slug'), cell: ({ slug }) => slug, sort: 'slug' },
    { head: t('drawing'), cell: ({ cover_key: key }) => t('drawing_of', { key }), rank: 2, isMinor: true },
    changedColumn(desk('changed')),
  ];

  return (
    <NounPages
      place={place}
      search={search}
      noun={categories}
      texts="desk_categories"
      name={{ head: t('name') }}
      columns={columns}
      verbs={verbs}
      sections={sections}
    />
  );
}

function useSections(): readonly Section<CategoryRow>[] {
  const t = useTexts('desk_categories');
  const drawings = categoryDrawings.map((key) => ({ key, name: t('drawing_of', { key }) }));

  return [
    {
      id: 'about',
      title: t('about'),
      fields: [
        { kind: 'texts', name: 'name', label: t('name'), longest: 300 },
        { kind: 'text', name: 'slug', label: t('slug'), help: t('slug_help'), longest: 80 },
        { kind: 'choice', name: 'cover_key', label: t('drawing'), choices: drawings },
        { kind: 'number', name: 'position', label: t('position'), help: t('position_help') },
      ],
    },
  ];
}
