import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Badge } from '#web/shared/ui/badge.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { NotThere } from '../../frame/not-there.tsx';
import { RecordPage } from '../../frame/record-page.tsx';
import { useCommonVerbs } from '../../frame/use-common-verbs.ts';
import { useRecord } from '../../frame/use-records.ts';
import { courses, type CourseRow } from '../noun.ts';
import { kindOf } from './kinds.ts';
import { contents, contentsPath, type ContentRow } from './noun.ts';
import { useContentSections } from './use-content-sections.ts';

/** The form of one content of this course. */
export function ContentPage({ course, id }: { course: CourseRow; id: number }) {
  const t = useTexts('desk_contents');
  const { locale } = useVisitor();
  const { data: row } = useRecord(contents, id);
  const verbs = useCommonVerbs<ContentRow>(contents);
  const sections = useContentSections({ kind: row ? kindOf(row) : 'text', row: row ?? null });
  const path = contentsPath(course.id);
  const title = t('title_of', { course: courses.nameOf(course, locale) });

  if (row && row.course_id !== course.id) return <NotThere to={path}>{title}</NotThere>;
  return (
    <RecordPage
      noun={contents}
      path={path}
      id={id}
      sections={sections}
      verbs={verbs}
      words={{ title, save: t('save') }}
      badges={kindBadge}
      acts={previewLink}
      lead={partsElsewhere}
    />
  );
}

const kindBadge = (row: ContentRow) => <KindBadge row={row} />;
const previewLink = (row: ContentRow) => row.deleted_at === null && <PreviewContent row={row} />;
const partsElsewhere = ({ type }: ContentRow) => (type === 'task' || type === 'assessment') && <PartsElsewhere />;

function KindBadge({ row }: { row: ContentRow }) {
  return <Badge>{useTexts('desk_contents')(`kind_${kindOf(row)}`)}</Badge>;
}

function PartsElsewhere() {
  return <Alert>{useTexts('desk_contents')('parts_elsewhere')}</Alert>;
}

function PreviewContent({ row: { id, course_id: courseId } }: { row: ContentRow }) {
  const t = useTexts('desk_contents');

  return (
    <Link
      to="/courses/$id/learn"
      params={{ id: String(courseId) }}
      search={{ content: id }}
      className={buttonClass({ variant: 'secondary' })}
    >
      {t('preview')}
    </Link>
  );
}
