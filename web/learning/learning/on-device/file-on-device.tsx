import { Download } from 'lucide-react';
import { saveFile } from '#web/shared/api/fetch-file.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Muted } from '#web/shared/ui/layout.tsx';
import { useStoredFile } from './stored-file.ts';

type FileOnDeviceProps = { contentId: number; onOpened: () => void };

/** A file without a network: a download of what the device has, since an open page of it would run with the site's rights. */
export function FileOnDevice({ contentId, onOpened }: FileOnDeviceProps) {
  const t = useTexts('learn');
  const stored = useStoredFile(contentId);
  if (stored === undefined) return null;
  if (stored === null) return <Muted>{t('file_missing')}</Muted>;
  const { blob, name } = stored;

  return (
    <Button
      onPress={() => {
        saveFile(blob, name);
        onOpened();
      }}
    >
      <Icon of={Download} />
      {t('open_stored')}
    </Button>
  );
}
