import { useTexts } from '#web/shared/texts/texts.ts';
import { changedColumn } from '../frame/changed-column.tsx';
import type { Section } from '../frame/form/fields.ts';
import type { Column } from '../frame/list/data-table.tsx';
import { NounPages } from '../frame/noun-pages.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { useCommonVerbs } from '../frame/use-common-verbs.ts';
import { useCountries } from '../frame/use-countries.ts';
import { partners, type PartnerRow } from './noun.ts';

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_partners');
  const desk = useTexts('desk');
  const verbs = useCommonVerbs<PartnerRow>(partners);
  const sections = useSections();
  const countries = useCountries();
  const columns: readonly Column<PartnerRow, 'name' | 'city' | 'slug'>[] = [
    { head: t('city'), cell: ({ city }) => city, sort: 'city' },
    {
      head: t('country'),
      cell: ({ country }) => countries.find(({ key }) => key === country)?.name ?? country,
      rank: 3,
    },
    { head: t('slug'), cell: ({ slug }) => slug, sort: 'slug', rank: 2, isMinor: true },
    changedColumn(desk('changed')),
  ];

  return (
    <NounPages
      place={place}
      search={search}
      noun={partners}
      texts="desk_partners"
      name={{ head: t('name'), sort: 'name' }}
      columns={columns}
      verbs={verbs}
      sections={sections}
    />
  );
}

function useSections(): readonly Section<PartnerRow>[] {
  const t = useTexts('desk_partners');
  const desk = useTexts('desk');
  const countries = useCountries();

  return [
    {
      id: 'about',
      title: t('about_section'),
      fields: [
        { kind: 'text', name: 'name', label: t('name'), longest: 200 },
        { kind: 'text', name: 'slug', label: t('slug'), help: t('slug_help'), longest: 80 },
        { kind: 'text', name: 'city', label: t('city'), longest: 100, isNullable: true },
        { kind: 'choice', name: 'country', label: t('country'), choices: countries, none: desk('not_given') },
        { kind: 'text', name: 'website', label: t('website'), help: t('website_help'), longest: 300, isNullable: true },
        { kind: 'texts', name: 'about', label: t('about'), isLong: true },
      ],
    },
    {
      id: 'papers',
      title: t('papers_section'),
      fields: [
        { kind: 'text', name: 'licence', label: t('licence'), longest: 200, isNullable: true },
        { kind: 'text', name: 'tax_id', label: t('tax_id'), longest: 40, isNullable: true },
        {
          kind: 'text',
          name: 'signatory_name',
          label: t('signatory_name'),
          help: t('signatory_help'),
          longest: 120,
          isNullable: true,
        },
        { kind: 'texts', name: 'signatory_role', label: t('signatory_role'), longest: 120 },
      ],
    },
    {
      id: 'pictures',
      title: t('pictures_section'),
      fields: [
        { kind: 'picture', name: 'logo_picture_id', label: t('logo') },
        { kind: 'texts', name: 'logo_picture_alt', label: t('logo_alt'), help: desk('alt_help'), longest: 300 },
        { kind: 'picture', name: 'cover_picture_id', label: t('cover') },
        { kind: 'texts', name: 'cover_picture_alt', label: t('cover_alt'), help: desk('alt_help'), longest: 300 },
      ],
    },
  ];
}
