import { Download } from 'lucide-react';
import { fetchFile } from '#web/shared/api/fetch-file.ts';
import type { Certificate } from '#contract/certificates/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useSending } from '#web/shared/api/use-sending.ts';

export function DownloadPdf({ certificate: { id, number } }: { certificate: Certificate }) {
  const t = useTexts('certificates');
  const { busy, send } = useSending();
  const download = async () => {
    const arrived = await send(() => fetchFile(`/certificates/${id}/pdf`, `${number.replaceAll('/', '-')}.pdf`));
    if (!arrived) notify({ kind: 'error', messages: t('not_downloaded') });
  };

  return (
    <Button variant="secondary" small busy={busy} onPress={() => void download()}>
      <Icon of={Download} />
      {t('download')}
      <Hidden> {number}</Hidden>
    </Button>
  );
}
