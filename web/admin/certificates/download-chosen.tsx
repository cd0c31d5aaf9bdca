import { FileArchive } from 'lucide-react';
import { mostInZip } from '#contract/learning/certificates/values.ts';
import type { CertificateRecord } from '#contract/learning/certificates/staff.ts';
import { fetchFile } from '#web/shared/api/fetch-file.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';

/** The PDFs of the chosen ones that stand or have expired, in one ZIP file. */
export function DownloadChosen({ chosen }: { chosen: readonly CertificateRecord[] }) {
  const t = useTexts('desk_certificates');
  const { busy, errors, send, refuse } = useSending();
  const able = chosen.filter(({ status }) => status === 'issued');

  if (able.length === 0) return <span>{t('none_to_download')}</span>;

  async function download(): Promise<void> {
    if (able.length > mostInZip) {
      return refuse([{ message: t('too_many', { count: able.length, most: mostInZip }) }]);
    }
    await send(() => fetchFile(`/certificates.zip?ids=${able.map(({ id }) => id).join(',')}`, t('zip_file')));
  }

  return (
    <>
      <Button small variant="quiet" busy={busy} onPress={() => void download()}>
        <Icon of={FileArchive} />
        {t(busy ? 'preparing_zip' : 'download_chosen', { count: able.length })}
      </Button>
      <CommandErrors errors={errors} />
    </>
  );
}
