import { idNumber } from '#contract/rules/search-reader.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { NotThere } from '../../frame/not-there.tsx';
import { useRecord } from '../../frame/use-records.ts';
import { courses, type CourseRow } from '../noun.ts';
import { ContentPage } from './content-page.tsx';
import { ContentsPage } from './contents-page.tsx';
import { newKindOf } from './kinds.ts';
import { NewContentPage } from './new-content-page.tsx';
import { claimOfContents, contentsPath } from './noun.ts';

type ContentsPagesProps = {
  courseId: number;
  /** What follows `/contents` in the address: nothing, the id of a content, or a module and the kind of a new one. */
  place: readonly string[];
};

/** The contents of a course, for those who may edit them. */
export function ContentsPages({ courseId, place }: ContentsPagesProps) {
  const t = useTexts('desk');
  const words = useTexts('desk_courses');
  const isEditor = hasClaims(useSession(), claimOfContents);
  const query = useRecord(courses, courseId);

  if (!isEditor || query.data === null) return <NotThere to={courses.name}>{words('title')}</NotThere>;
  if (query.data) return <Place course={query.data} place={place} />;
  if (query.error) return <NotLoaded query={query} title={t('record_not_loaded')} text={t('not_loaded_text')} />;
  return <SkeletonRows rows={6} label={t('loading_record')} />;
}

function Place({ course, place }: { course: CourseRow; place: readonly string[] }) {
  const t = useTexts('desk_contents');
  const [first, second] = place;
  const id = idNumber(first);
  const kind = newKindOf(second);

  if (place.length === 0) return <ContentsPage course={course} />;
  if (id !== undefined && place.length === 1) return <ContentPage key={id} course={course} id={id} />;
  if (id !== undefined && kind && place.length === 2)
    return <NewContentPage key={place.join('/')} course={course} moduleId={id} kind={kind} />;
  return <NotThere to={contentsPath(course.id)}>{t('title')}</NotThere>;
}
