import { useTexts } from '#web/shared/texts/texts.ts';
import { fileSizeText, useDates } from '#web/shared/texts/format.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { changedColumn } from '../frame/changed-column.tsx';
import type { Section } from '../frame/form/fields.ts';
import type { Column } from '../frame/list/data-table.tsx';
import { NounPages } from '../frame/noun-pages.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import type { RecordWords } from '../frame/record-page.tsx';
import { UploadPage } from '../frame/upload-page.tsx';
import { regulations, type RegulationRow, type RegulationSort } from './noun.ts';

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_regulations');
  const columns = useColumns();
  const sections: readonly Section<RegulationRow>[] = [
    {
      id: 'about',
      title: t('about'),
      fields: [{ kind: 'text', name: 'name', label: t('name'), help: t('name_help'), longest: 200 }],
    },
  ];

  return (
    <NounPages
      place={place}
      search={search}
      noun={regulations}
      texts="desk_regulations"
      name={{ head: t('name'), sort: 'name' }}
      columns={columns}
      sections={sections}
      create={newRegulation}
    />
  );
}

const newRegulation = (words: RecordWords) => <NewRegulation words={words} />;

function NewRegulation({ words }: { words: RecordWords }) {
  const t = useTexts('desk_regulations');
  const texts = {
    label: t('file'),
    help: t('file_help'),
    failed: t('not_sent'),
    send: t('send'),
    lead: t('upload_text'),
  };
  return (
    <UploadPage
      noun={regulations}
      words={words}
      createdOf={() => words.created}
      path="/regulations/create"
      texts={texts}
    />
  );
}

function useColumns(): readonly Column<RegulationRow, RegulationSort>[] {
  const t = useTexts('desk_regulations');
  const desk = useTexts('desk');
  const dates = useDates();
  const { locale } = useVisitor();

  return [
    {
      head: t('classes'),
      cell: ({ class_count: count }) => (count > 0 ? t('class_count', { count }) : t('unused')),
      rank: 3,
    },
    { head: t('size'), cell: ({ byte_size: bytes }) => fileSizeText(bytes, locale), rank: 2, isMinor: true },
    { head: t('since'), cell: ({ created_at: at }) => dates.dayOfYear(at), sort: 'created_at' },
    changedColumn(desk('changed')),
  ];
}
