import { Link } from '@tanstack/react-router';
import { mostFoundBySearch } from '#contract/offer/catalogue/values.ts';
import { emptyLine } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CourseSuggestions } from '#web/offer/catalogue/suggestions/load-suggestions.ts';
import { SearchPart } from '#web/shared/ui/search-box.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { narrowedBy, readCoursesSearch, sortsFor, usualSort, type CoursesSearch } from './model/course-search.ts';
import styles from './results-bar.module.css';

export function CoursesSearchPart({ search }: { search: CoursesSearch }) {
  const t = useTexts('catalogue');
  const shell = useTexts('shell');

  return (
    <SearchPart
      landmark={t('search_here')}
      label={shell('search_courses')}
      placeholder={t('search_placeholder')}
      defaultValue={search.search}
      popup={CourseSuggestions}
    />
  );
}

export function DidYouMean({ search, words }: { search: CoursesSearch; words: string | undefined }) {
  const t = useTexts('catalogue');
  if (!words) return null;

  return (
    <p>
      {t('did_you_mean')}{' '}
      <Link to="/courses" search={readCoursesSearch({ ...search, search: words, page: 1 })}>
        {words}
      </Link>
      ?
    </p>
  );
}

export function ResultsBar({ search, total }: { search: CoursesSearch; total: number | undefined }) {
  return (
    <div className={styles.root}>
      <p role="status">{total === undefined ? emptyLine : <Found search={search} total={total} />}</p>
      {total !== 0 && <Sorting search={search} />}
    </div>
  );
}

function Sorting({ search }: { search: CoursesSearch }) {
  const t = useTexts('catalogue');
  const usual = usualSort(search);

  return (
    <div className={styles.sort}>
      <SelectField name="sort" label={t('sort')} defaultValue={search.sort}>
        {sortsFor(search).map((sort) => (
          // The usual order has no value, so that a later text search gets its own usual order.
          <option key={sort} value={sort === usual ? '' : sort}>
            {t(`sort_${sort}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function Found({ search, total }: { search: CoursesSearch; total: number }) {
  const t = useTexts('catalogue');
  const site = useTexts('site');
  const isCapped = search.search !== undefined && total >= mostFoundBySearch;

  return (
    <>
      <b>{isCapped ? t('or_more', { count: total }) : site('courses', { count: total })}</b>
      {search.search && ` ${t('for_words', { words: search.search })}`}
      {narrowedBy(search).length > 0 && ` ${t('with_filters')}`}
    </>
  );
}
