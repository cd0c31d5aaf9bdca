import { useState } from 'react';
import { fileSizeText, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { courses } from '../courses/noun.ts';
import { changedColumn } from '../frame/changed-column.tsx';
import type { Section } from '../frame/form/fields.ts';
import type { Column } from '../frame/list/data-table.tsx';
import type { DeskFilter } from '../frame/list/desk-search.ts';
import { NounPages } from '../frame/noun-pages.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import type { RecordWords } from '../frame/record-page.tsx';
import { UploadPage } from '../frame/upload-page.tsx';
import { useChoices } from '../frame/use-choices.ts';
import { DeleteGuide } from './delete-guide.tsx';
import { guides, type GuideFilter, type GuideRow, type GuideSort } from './noun.ts';

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_guides');
  const columns = useColumns();
  const filters = useFilters();
  const sections: readonly Section<GuideRow>[] = [
    {
      id: 'about',
      title: t('about'),
      fields: [{ kind: 'text', name: 'title', label: t('guide_title'), longest: 120 }],
    },
  ];

  return (
    <NounPages
      place={place}
      search={search}
      noun={guides}
      texts="desk_guides"
      name={{ head: t('guide_title'), sort: 'title' }}
      columns={columns}
      filters={filters}
      sections={sections}
      create={newGuide}
      record={{ acts: deletionOf }}
    />
  );
}

const newGuide = (words: RecordWords) => <NewGuide words={words} />;
const deletionOf = (row: GuideRow) => <DeleteGuide row={row} />;

/** A guide belongs to one course. */
function NewGuide({ words }: { words: RecordWords }) {
  const t = useTexts('desk_guides');
  const taught = useChoices(courses);
  const [courseId, setCourseId] = useState('');
  const texts = {
    label: t('file'),
    help: t('file_help'),
    failed: t('not_sent'),
    send: t('send'),
    lead: t('upload_text'),
  };

  return (
    <UploadPage
      noun={guides}
      words={words}
      createdOf={() => words.created}
      path="/learning-guides/upload"
      texts={texts}
      fields={{ course_id: courseId }}
    >
      {(errorOf) => (
        <SelectField
          name="course_id"
          label={t('course')}
          value={courseId}
          error={errorOf('course_id')}
          onChange={({ target }) => setCourseId(target.value)}
        >
          <option value="">{t('choose')}</option>
          <Options of={taught} />
        </SelectField>
      )}
    </UploadPage>
  );
}

function useColumns(): readonly Column<GuideRow, GuideSort>[] {
  const t = useTexts('desk_guides');
  const desk = useTexts('desk');
  const dates = useDates();
  const { locale } = useVisitor();
  const taught = useChoices(courses);
  const courseOf = (id: number) => taught.find(({ key }) => key === String(id))?.name ?? String(id);

  return [
    { head: t('course'), cell: ({ course_id: id }) => courseOf(id), rank: 3 },
    { head: t('size'), cell: ({ byte_size: bytes }) => fileSizeText(bytes, locale), rank: 2, isMinor: true },
    { head: t('since'), cell: ({ created_at: at }) => dates.dayOfYear(at), sort: 'created_at' },
    changedColumn(desk('changed')),
  ];
}

function useFilters(): readonly DeskFilter<GuideFilter>[] {
  const t = useTexts('desk_guides');

  return [
    {
      name: 'course',
      label: t('course'),
      none: t('any_course'),
      choices: useChoices(courses),
      toFilter: (value) => ({ course_id: Number(value) }),
    },
  ];
}
