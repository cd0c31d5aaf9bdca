import { Download } from 'lucide-react';
import { fetchFile } from '#web/shared/api/fetch-file.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { notify } from '#web/shared/ui/notify.ts';

type DownloadFileProps = { id: number; fileName: string; of: string };

export function DownloadFile({ id, fileName, of }: DownloadFileProps) {
  const t = useTexts('classroom');
  const { busy, send } = useSending();

  async function download(): Promise<void> {
    if (await send(() => fetchFile(`/enrollment-files/${id}/file`, fileName))) return;
    notify({ kind: 'error', messages: t('file_not_downloaded') });
  }

  return (
    <Button variant="quiet" small busy={busy} onPress={() => void download()}>
      <Icon of={Download} />
      {t('file_download')}
      <Hidden>: {of}</Hidden>
    </Button>
  );
}
