import { idNumber } from '#contract/rules/search-reader.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { NotThere } from '../../frame/not-there.tsx';
import { useRecord } from '../../frame/use-records.ts';
import { courses } from '../noun.ts';
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
  const t = useTexts('desk_contents');
  const desk = useTexts('desk');
  const courseWords = useTexts('desk_courses');
  const isEditor = hasClaims(useSession(), claimOfContents);
  const course = useRecord(courses, courseId);
  const [first, second, ...more] = place;
  const [id, kind] = [idNumber(first), newKindOf(second)];

  if (!isEditor || course.data === null) return <NotThere to={courses.name}>{courseWords('title')}</NotThere>;
  if (course.error && !course.data)
    return <NotLoaded query={course} title={desk('record_not_loaded')} text={desk('not_loaded_text')} />;
  if (!course.data) return <SkeletonRows rows={6} label={desk('loading_record')} />;
  if (first === undefined) return <ContentsPage course={course.data} />;
  if (id !== undefined && second === undefined) return <ContentPage key={id} courseId={courseId} id={id} />;
  if (id !== undefined && kind && more.length === 0)
    return <NewContentPage key={place.join('/')} courseId={courseId} moduleId={id} kind={kind} />;
  return <NotThere to={contentsPath(courseId)}>{t('title')}</NotThere>;
}
