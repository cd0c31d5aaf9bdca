import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { DeskLink } from '../desk-link.tsx';
import { courses, type CourseRow } from './noun.ts';

/** A folder holds the contents of its course, which have editors of their own. */
export const claimOfFolders = 'contents.edit';

export function FolderLink() {
  const t = useTexts('desk_courses');
  if (!hasClaims(useSession(), claimOfFolders)) return null;
  return (
    <p>
      <DeskLink to="courses/import">{t('import')}</DeskLink>
    </p>
  );
}

export function DownloadFolder({ row }: { row: CourseRow }) {
  const t = useTexts('desk_courses');
  const { locale } = useVisitor();
  if (!hasClaims(useSession(), claimOfFolders)) return null;
  return (
    <DownloadFile path={`/courses/${row.id}/folder`} name={`${courses.nameOf(row, locale)}.zip`} variant="secondary">
      {t('export')}
    </DownloadFile>
  );
}
