import { FileText } from 'lucide-react';
import { mostHandInFiles } from '#contract/learning/tasks/values.ts';
import { fileSizeText } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FileField } from '#web/shared/ui/file-field.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { accept, type useHandInFiles } from './use-hand-in-files.ts';
import styles from './task.module.css';

type HandInFilesProps = { uploads: ReturnType<typeof useHandInFiles>; error: string | undefined };

const fieldId = 'hand-in-files';

export function HandInFiles({ uploads: { files, percent, busy, problems, add, remove }, error }: HandInFilesProps) {
  const t = useTexts('task');
  const { locale } = useVisitor();
  const errors = error === undefined ? problems : [...problems, error];

  return (
    <Stack>
      <FileField
        id={fieldId}
        name="files"
        label={t('files')}
        help={t('files_help', { most: mostHandInFiles })}
        accept={accept}
        multiple
        addsFiles
        chooseLabel={t(files.length === 0 ? 'files_choose' : 'files_more')}
        photoLabel={t('photo')}
        locale={locale}
        error={errors}
        onFiles={(chosen) => void add(chosen)}
      />
      <div>
        <div role="status">
          {percent !== undefined && <ProgressBar percent={percent} label={t('sending')} figure={`${percent}%`} />}
        </div>
        {files.length > 0 && (
          <ul className={styles.chosen} aria-label={t('files_chosen')}>
            {files.map((file) => (
              <li key={file.id}>
                <Icon of={FileText} />
                <span>
                  {file.name} <small>{fileSizeText(file.byte_size, locale)}</small>
                </span>
                <Button
                  variant="quiet"
                  small
                  busy={busy}
                  onPress={() => void remove(file).then(() => document.getElementById(fieldId)?.focus())}
                >
                  {t('remove')}
                  <Hidden>: {file.name}</Hidden>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Stack>
  );
}
