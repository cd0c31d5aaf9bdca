import { homeCountries } from '#contract/people/people/values.ts';
import { idNumber } from '#contract/rules/search-reader.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { legalTextKinds, legalTextStates } from '#contract/platform/legal/values.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Muted } from '#web/shared/ui/layout.tsx';
import { DeskLink } from '../desk-link.tsx';
import { changedColumn } from '../frame/changed-column.tsx';
import type { Section } from '../frame/form/fields.ts';
import type { Column } from '../frame/list/data-table.tsx';
import type { DeskFilter } from '../frame/list/desk-search.ts';
import { NounPages } from '../frame/noun-pages.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { DeleteDraft } from './delete-draft.tsx';
import { LegalTextState } from './legal-text-state.tsx';
import { useCountryName, useLegalTexts, type LegalTextFilter, type LegalTextRow, type LegalTextSort } from './noun.ts';
import { ReviewPage } from './review-page.tsx';
import { useDraftFields } from './use-draft-fields.ts';

/** A draft is a form; a published version is read, as a draft is before it is published. */
export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_legal');
  const noun = useLegalTexts();
  const columns = useColumns();
  const filters = useFilters();
  const { create, record } = useSections();
  const id = idNumber(place[0]);

  if (id !== undefined && place.length === 2 && place[1] === 'review') return <ReviewPage id={id} />;
  return (
    <NounPages
      place={place}
      search={search}
      noun={noun}
      texts="desk_legal"
      name={{ head: t('text'), sort: 'kind' }}
      columns={columns}
      filters={filters}
      sections={place[0] === 'create' ? create : record}
      record={{ badges: stateOf, acts: actsOf, instead: readOnly }}
    />
  );
}

const stateOf = (row: LegalTextRow) => <LegalTextState row={row} />;
const readOnly = ({ id, state }: LegalTextRow) => (state === 'draft' ? null : <ReviewPage id={id} />);
const actsOf = (row: LegalTextRow) => row.deleted_at === null && <DraftActs row={row} />;

function DraftActs({ row }: { row: LegalTextRow }) {
  const t = useTexts('desk_legal');

  return (
    <>
      <DeskLink to={`legal-texts/${row.id}/review`} className={buttonClass({ variant: 'secondary' })}>
        {t('review')}
      </DeskLink>
      <DeleteDraft row={row} />
    </>
  );
}

/** Of which kind and country it is, is chosen once. */
function useSections(): Record<'create' | 'record', readonly Section<LegalTextRow>[]> {
  const t = useTexts('desk_legal');
  const countryName = useCountryName();
  const draft = useDraftFields();
  const kinds = legalTextKinds.map((key) => ({ key, name: t('kind', { kind: key }) }));
  const countries = homeCountries.map((key) => ({ key, name: countryName(key) }));

  return {
    create: [
      {
        id: 'about',
        title: t('which'),
        fields: [
          { kind: 'choice', name: 'kind', label: t('text'), choices: kinds },
          {
            kind: 'choice',
            name: 'country',
            label: t('country'),
            help: t('country_help'),
            choices: countries,
            none: t('all_countries'),
          },
        ],
      },
    ],
    record: [
      {
        id: 'words',
        title: t('words'),
        fields: draft,
      },
    ],
  };
}

function useColumns(): readonly Column<LegalTextRow, LegalTextSort>[] {
  const t = useTexts('desk_legal');
  const desk = useTexts('desk');
  const dates = useDates();
  const countryName = useCountryName();

  return [
    { head: t('country'), cell: ({ country }) => (country ? countryName(country) : t('all_countries')), rank: 3 },
    {
      head: t('counts_from'),
      cell: ({ counts_from: day }) =>
        day ? dates.dayOfYear(`${day}T12:00:00Z`, operatorZone) : <Muted>{t('on_publishing')}</Muted>,
      sort: 'counts_from',
    },
    { head: t('state'), cell: (row) => <LegalTextState row={row} /> },
    { head: t('published_by'), cell: ({ published_by: name }) => name ?? <Muted>–</Muted>, rank: 1, isMinor: true },
    changedColumn(desk('changed')),
  ];
}

function useFilters(): readonly DeskFilter<LegalTextFilter>[] {
  const t = useTexts('desk_legal');

  return [
    {
      name: 'type',
      label: t('text'),
      none: t('any_text'),
      choices: legalTextKinds.map((key) => ({ key, name: t('kind', { kind: key }) })),
      toFilter: (value) => ({ kind: legalTextKinds.find((key) => key === value) ?? 'terms' }),
    },
    {
      name: 'state',
      label: t('state'),
      none: t('any_state'),
      choices: legalTextStates.map((key) => ({ key, name: t('state_of', { state: key }) })),
      toFilter: (value) => ({ state: legalTextStates.find((key) => key === value) ?? 'draft' }),
    },
  ];
}
