import type { Certificate } from '#contract/learning/certificates/calls.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';

export function DownloadPdf({ certificate: { id, number } }: { certificate: Certificate }) {
  const t = useTexts('certificates');

  return (
    <DownloadFile path={`/certificates/${id}/pdf`} name={`${number.replaceAll('/', '-')}.pdf`} variant="secondary">
      {t('download')}
      <Hidden> {number}</Hidden>
    </DownloadFile>
  );
}
