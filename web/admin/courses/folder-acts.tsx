import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { DeskLink } from '../desk-link.tsx';
import { claimOfContents, contentsPath } from './contents/noun.ts';
import { courses, type CourseRow } from './noun.ts';

/** Contents, and so folders, which hold them, have editors of their own. */
export function FolderLink() {
  const t = useTexts('desk_courses');
  if (!hasClaims(useSession(), claimOfContents)) return null;
  return (
    <p>
      <DeskLink to="courses/import">{t('import')}</DeskLink>
    </p>
  );
}

/** To the contents of the course. */
export function ContentsLink({ row, isInMenu = false }: { row: CourseRow; isInMenu?: boolean }) {
  const t = useTexts('desk_contents');
  if (!hasClaims(useSession(), claimOfContents)) return null;
  return (
    <DeskLink to={contentsPath(row.id)} className={isInMenu ? undefined : buttonClass({ variant: 'secondary' })}>
      {t('title')}
    </DeskLink>
  );
}

export function DownloadFolder({ row }: { row: CourseRow }) {
  const t = useTexts('desk_courses');
  const { locale } = useVisitor();
  if (!hasClaims(useSession(), claimOfContents)) return null;
  return (
    <DownloadFile path={`/courses/${row.id}/folder`} name={`${courses.nameOf(row, locale)}.zip`} variant="secondary">
      {t('export')}
    </DownloadFile>
  );
}
