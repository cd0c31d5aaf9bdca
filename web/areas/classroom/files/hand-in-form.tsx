import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { enrollmentFileMimes, largestEnrollmentFileBytes } from '#contract/learning/enrollments/values.ts';
import type { EnrollmentFile } from '#contract/learning/enrollments/files.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { ConnectionFailure } from '#web/shared/api/connection.ts';
import { sendForm } from '#web/shared/api/send-form.ts';
import { useFileUpload } from '#web/shared/api/use-file-upload.ts';
import { compressedIfLarge } from '#web/shared/pictures/compressed-if-large.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FileField } from '#web/shared/ui/file-field.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { invalidateEnrollment } from '../invalidate-enrollment.ts';

type HandInFormProps = { file: EnrollmentFile; onDone: () => void };

const accept = enrollmentFileMimes.join(',');

export function HandInForm({ file, onDone }: HandInFormProps) {
  const t = useTexts('classroom');
  const { locale } = useVisitor();
  const { percent, busy, errors, attempt, errorOf, choose, submit } = useHandIn({ file, onDone });

  return (
    <Form failed={t('file_failed')} errors={errors} attempt={attempt} onSubmit={submit}>
      <FileField
        name="file"
        label={t('file_file')}
        help={t('file_file_help')}
        accept={accept}
        chooseLabel={t('file_choose')}
        photoLabel={t('file_photo')}
        locale={locale}
        error={errorOf('file')}
        onFiles={choose}
      />
      {percent !== undefined && <ProgressBar percent={percent} label={t('file_sending')} figure={`${percent}%`} />}
      <Row>
        <Button type="submit" busy={busy}>
          <Icon of={Send} />
          {t('file_send')}
        </Button>
        <Button variant="quiet" onPress={onDone}>
          {t('cancel')}
        </Button>
      </Row>
    </Form>
  );
}

function useHandIn({ file: { id }, onDone }: HandInFormProps) {
  const t = useTexts('classroom');
  const client = useQueryClient();
  const { file, refuse, upload, ...uploading } = useFileUpload({
    accept,
    maxBytes: largestEnrollmentFileBytes,
    problemText: (problem) => t(`file_${problem}`),
    prepare: compressedIfLarge,
  });

  async function submit(): Promise<void> {
    if (!file) return refuse([{ field: 'file', message: t('file_missing') }]);
    const form = new FormData();
    form.set('id', String(id));
    form.set('file', file);
    const path = '/enrollment-files/upload';
    if (!(await upload((onProgress) => sendWords(() => sendForm({ path, form, onProgress }))))) return;
    notify({ kind: 'success', messages: t('file_sent') });
    onDone();
    await invalidateEnrollment(client);
  }

  return { ...uploading, submit };
}

/** An upload that failed without an answer has no sentence of its own. */
async function sendWords(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    throw error instanceof ApiError ? error : new ConnectionFailure();
  }
}
