import { idNumber } from '#contract/rules/search-reader.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Verb } from '../frame/noun.ts';
import { NounPages } from '../frame/noun-pages.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { useCommonVerbs } from '../frame/use-common-verbs.ts';
import { ContentsPages } from './contents/contents-pages.tsx';
import { ContentsLink, DownloadFolder, FolderLink } from './folder-acts.tsx';
import { ImportPage } from './import/import-page.tsx';
import { PublishedBadge } from './published-badge.tsx';
import { courses, setPublished, type CourseRow } from './noun.ts';
import { useCourseColumns, useCourseFilters } from './use-course-list.tsx';
import { useCourseSections } from './use-course-sections.ts';

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_courses');
  const verbs = useCourseVerbs();
  const sections = useCourseSections(Number(place[0]));
  const columns = useCourseColumns();
  const filters = useCourseFilters();

  const [first, part, ...below] = place;
  const id = idNumber(first);

  if (place.join('/') === 'import') return <ImportPage />;
  if (id !== undefined && part === 'contents') return <ContentsPages courseId={id} place={below} />;
  return (
    <NounPages
      place={place}
      search={search}
      noun={courses}
      texts="desk_courses"
      name={{ head: t('course'), sort: 'title' }}
      columns={columns}
      filters={filters}
      verbs={verbs}
      sections={sections}
      top={<FolderLink />}
      linksOf={linksOf}
      record={{ badges: publishedBadge, acts: actsOf }}
    />
  );
}

const actsOf = (row: CourseRow) => (
  <>
    <ContentsLink row={row} />
    <DownloadFolder row={row} />
  </>
);

const linksOf = (row: CourseRow) => <ContentsLink row={row} isInMenu />;

const publish = (row: CourseRow) => setPublished(row, true);
const withdraw = (row: CourseRow) => setPublished(row, false);

function publishedBadge(row: CourseRow) {
  return row.deleted_at === null && <PublishedBadge row={row} />;
}

function useCourseVerbs(): readonly Verb<CourseRow>[] {
  const t = useTexts('desk_courses');
  const common = useCommonVerbs<CourseRow>(courses);

  return [
    {
      key: 'publish',
      label: t('publish'),
      can: (row) => !row.is_published && row.deleted_at === null,
      send: publish,
      undo: withdraw,
      done: (count) => t('publish_done', { count }),
    },
    {
      key: 'withdraw',
      label: t('withdraw'),
      can: (row) => row.is_published && row.deleted_at === null,
      send: withdraw,
      undo: publish,
      done: (count) => t('withdraw_done', { count }),
    },
    ...common,
  ];
}
