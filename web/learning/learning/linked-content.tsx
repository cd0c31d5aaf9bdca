import { Download, ExternalLink, FileText } from 'lucide-react';
import type { OpenedContent } from '#contract/learning/learning/calls.ts';
import { savesData } from '#web/shared/visitor/data-saver.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass, Button } from '#web/shared/ui/button.tsx';
import { fileSizeText } from '#web/shared/texts/format.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Muted, Row, Stack } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { storeIfSmall } from './on-device/store-content.ts';
import { RichText } from './rich-text.tsx';
import { useProgress } from './use-progress.ts';
import styles from './player.module.css';
import { saveFile } from '#web/shared/api/fetch-file.ts';
import { useStoredFile } from './on-device/stored-file.ts';

export function LinkedContent({ of: content }: { of: OpenedContent }) {
  const t = useTexts('learn');
  const saveProgress = useProgress(content);
  const noteOpened = () => {
    saveProgress({ opened: true });
    if (!savesData()) storeIfSmall(content).catch((error: unknown) => console.warn(error));
  };
  const { file, link, body } = content;

  return (
    <Stack>
      {body && <RichText text={body} />}
      {file && (
        <div className={styles.sheet}>
          <FileFacts file={file} />
          {file.url ? (
            <a className={buttonClass()} href={file.url} target="_blank" rel="noreferrer" onClick={noteOpened}>
              <Icon of={Download} />
              {t('open_file')}
            </a>
          ) : (
            <FileOnDevice contentId={content.content_id} onOpened={() => saveProgress({ opened: true })} />
          )}
        </div>
      )}
      {link && (
        <div className={styles.sheet}>
          <Muted>{new URL(link).host}</Muted>
          <a className={buttonClass()} href={link} target="_blank" rel="noreferrer" onClick={noteOpened}>
            <Icon of={ExternalLink} />
            {t('open_link')}
          </a>
        </div>
      )}
    </Stack>
  );
}

function FileFacts({ file: { name, byte_size } }: { file: NonNullable<OpenedContent['file']> }) {
  const { locale } = useVisitor();

  return (
    <Row>
      <Icon of={FileText} />
      <b>{name}</b>
      <Muted>{fileSizeText(byte_size, locale)}</Muted>
    </Row>
  );
}

type FileOnDeviceProps = { contentId: number; onOpened: () => void };

/** A file without a network: a download of what the device has, since an open page of it would run with the site's rights. */
function FileOnDevice({ contentId, onOpened }: FileOnDeviceProps) {
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
