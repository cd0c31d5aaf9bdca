import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import desk from '../../desk.module.css';
import { NotThere } from '../../frame/not-there.tsx';
import { NewRecordPage } from '../../frame/record-page.tsx';
import { useRecord } from '../../frame/use-records.ts';
import { courses, type CourseRow } from '../noun.ts';
import { placeOfContent } from './focus.ts';
import { typeOfKind, type NewKind } from './kinds.ts';
import { contentsPath, modules, newContentsIn } from './noun.ts';
import { useContentSections } from './use-content-sections.ts';

type NewContentPageProps = { course: CourseRow; moduleId: number; kind: NewKind };

/** The form of a new content, at the end of its module. */
export function NewContentPage({ course, moduleId, kind }: NewContentPageProps) {
  const t = useTexts('desk_contents');
  const words = useTexts('desk');
  const { locale } = useVisitor();
  const query = useRecord(modules, moduleId);
  const sections = useContentSections({ kind, row: null });
  const { data: module } = query;
  const path = contentsPath(course.id);
  const title = t('title_of', { course: courses.nameOf(course, locale) });

  if (module && module.course_id === course.id && module.deleted_at === null)
    return (
      <NewRecordPage
        noun={newContentsIn(module.id, typeOfKind(kind), kind)}
        path={path}
        sections={sections}
        words={{ title, create: t('create'), created: t('created') }}
        meta={
          <>
            <Badge>{t(`kind_${kind}`)}</Badge>
            <p className={desk.meta}>{t('in_module', { module: modules.nameOf(module, locale) })}</p>
          </>
        }
        placeOf={(id) => ({ path, hash: placeOfContent(id) })}
      />
    );
  if (module !== undefined) return <NotThere to={path}>{title}</NotThere>;
  if (query.error)
    return <NotLoaded query={query} title={words('record_not_loaded')} text={words('not_loaded_text')} />;
  return <SkeletonForm fields={4} label={words('loading_record')} />;
}
