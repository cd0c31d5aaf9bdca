import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';

/** The hours that are recorded up to now, as a PDF. */
export function DeclarationButton({ enrollmentId }: { enrollmentId: number }) {
  const t = useTexts('classroom');
  return (
    <DownloadFile path={`/enrollments/${enrollmentId}/declaration`} name={t('declaration_file')} variant="quiet">
      {t('declaration')}
    </DownloadFile>
  );
}
