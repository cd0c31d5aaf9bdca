import type { ReactNode } from 'react';
import { idNumber } from '#contract/rules/search-reader.ts';
import type { Section } from './form/fields.ts';
import type { Column } from './list/data-table.tsx';
import type { DeskFilter } from './list/desk-search.ts';
import { ListPage } from './list/list-page.tsx';
import { NotThere } from './not-there.tsx';
import type { Noun, RecordRow, Verb } from './noun.ts';
import type { PagesProps } from './pages-props.ts';
import { NewRecordPage, RecordPage, type RecordPageProps, type RecordParts, type RecordWords } from './record-page.tsx';
import { useNounWords, type NounTexts } from './use-noun-words.ts';

type NounPagesProps<Row extends RecordRow, Filter extends object, Sort extends string> = PagesProps & {
  noun: Noun<Row, Filter, Sort>;
  texts: NounTexts;
  name: { head: string; sort?: Sort };
  columns: readonly Column<Row, Sort>[];
  filters?: readonly DeskFilter<Filter>[];
  verbs?: readonly Verb<Row>[];
  sections: readonly Section<Row>[];
  /** Above the search of the list. */
  top?: ReactNode;
  /** Other pages of a record, in the menu of its row. */
  linksOf?: (row: Row) => ReactNode;
  /** Where a record begins in another way than by its form. */
  create?: (words: RecordWords) => ReactNode;
  record?: RecordParts<Row>;
  /** A part of a record, by what follows its id in the address; undefined where there is none. */
  part?: (id: number, name: string) => ReactNode;
};

/** The pages of a noun: its list, the form of a new one below `/create`, and each record below its id. */
export function NounPages<Row extends RecordRow, Filter extends object, Sort extends string>(
  props: NounPagesProps<Row, Filter, Sort>,
) {
  const { noun, texts, place, search, name, columns, verbs = [], filters = [], sections, create, top, linksOf } = props;
  const words = useNounWords(texts);

  switch (place.join('/')) {
    case '':
      return <ListPage {...{ noun, name, columns, filters, verbs, words, search, top, linksOf }} />;
    case 'create':
      return create?.(words) ?? <NewRecordPage noun={noun} sections={sections} words={words} />;
    default:
      return <RecordPlace {...props} verbs={verbs} words={words} />;
  }
}

type RecordPlaceProps<Row extends RecordRow> = Omit<RecordPageProps<Row>, 'id'> &
  Pick<NounPagesProps<Row, object, never>, 'place' | 'record' | 'part'>;

function RecordPlace<Row extends RecordRow>({ place, record, part, ...props }: RecordPlaceProps<Row>) {
  const [first, name, ...more] = place;
  const id = idNumber(first);
  const isRecord = id !== undefined && more.length === 0;

  if (isRecord && name === undefined) return <RecordPage {...props} {...record} id={id} />;
  const page = isRecord && name !== undefined ? part?.(id, name) : undefined;
  return page ?? <NotThere to={props.noun.name}>{props.words.title}</NotThere>;
}
